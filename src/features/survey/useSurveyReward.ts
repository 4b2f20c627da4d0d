// Opens the reward of a survey: delivery for a prize, else its privilege (3 §4 Survey wizard).
import { msg } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { isShownGlobally } from "../../domain/app/failure";
import { canOrderPrize } from "../../domain/claim/mainButton";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import { confirm } from "../../platform/browser/dialogs";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { privilegeQueries } from "../../queries/privilege";

/** `open` replaces the survey in the history; `page` stands behind the privilege and replaces a failed reward. A prize that cannot be ordered shows its privilege. Does nothing once the survey was left. */
export function useSurveyReward(page: string) {
	const client = useQueryClient();
	const router = useRouter();
	const [opening, setOpening] = useState(false);
	const isShown = useIsShown();

	async function open(reference: string) {
		setOpening(true);
		try {
			const privilege = await client.fetchQuery({
				...privilegeQueries.detail(reference),
				staleTime: 0,
			});
			if (!isShown()) return;
			if (canOrderPrize(privilege, privilege, privilege)) {
				beginDelivery(privilege.alt_reference, { isReplaced: true });
				await router.navigate({ href: addressPath("survey"), replace: true });
				return;
			}
			await router.navigate({ href: page, replace: true });
			const search = new URLSearchParams({ "modal-privilege": reference });
			await router.navigate({ href: `${page}?${search}` });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (!isShown() || isShownGlobally(failure)) return;
			await confirm({
				variant: "warning",
				title: msg`The reward could not be opened`,
				description: msg`Your answers are saved. Open the survey again to get your reward.`,
				confirmLabel: msg`Close`,
			});
			if (isShown()) await router.navigate({ href: page, replace: true });
		} finally {
			setOpening(false);
		}
	}
	return { open, opening };
}
