// The end of a sent survey: its reward, or thanks (3 §4 Survey wizard).
import { msg } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { loadPrize } from "../../components/survey/loadPrize";
import type { Confirmation } from "../../domain/app/confirmation";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import { surveyExit } from "../../domain/survey/survey";
import { backPath } from "../../platform/browser/backPath";
import { isFailureShown } from "../../platform/browser/failureShown";
import {
	confirmResult,
	isCodeShown,
	openWhenFree,
} from "../../platform/browser/overlays";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { ignorePresses } from "../../ui/overlay/pressGuard";

const rewardFailedDialog: Confirmation = {
	variant: "warning",
	title: msg`The reward could not be opened`,
	description: msg`Your answers are saved. Open the survey again to get your reward.`,
	confirmLabel: msg`Close`,
};

const thanksDialog: Confirmation = {
	variant: "success",
	title: msg`Thank you for your answers`,
	description: msg`They help us find deals that suit you.`,
	confirmLabel: msg`Done`,
};

/** Returns the actions at the end of a survey; `module` comes from the address, "" for none. */
export function useSurveyEnd(module: string) {
	const client = useQueryClient();
	const router = useRouter();
	const isShown = useIsShown();
	const page = surveyExit(module);
	const [opening, setOpening] = useState(false);

	/** Replaces the survey in the history by a prize's delivery, or by `page` and then the privilege; does nothing after the survey was left. */
	async function openReward(reference: string) {
		setOpening(true);
		try {
			const prize = await loadPrize(client, reference);
			// Waits, since the privilege would cover a code that was opened meanwhile.
			if (isCodeShown())
				await new Promise<void>((resolve) => openWhenFree("outcome", resolve));
			if (!isShown()) return;
			if (prize !== null) {
				beginDelivery(prize, { isReplaced: true });
				await router.navigate({ href: addressPath("survey"), replace: true });
				return;
			}
			await router.navigate({ href: page, replace: true });
			const search = new URLSearchParams({ [privilegeParameter]: reference });
			await router.navigate({ href: `${page}?${search}` });
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (!isShown() || isFailureShown(failure)) return;
			await confirmResult(rewardFailedDialog, isShown);
			if (isShown()) await router.navigate({ href: page, replace: true });
		} finally {
			setOpening(false);
		}
	}
	/** Leaves the page so that back does not return to the finished survey. */
	async function leave() {
		// The page stays for a moment, so a second tap would also leave the page behind it.
		ignorePresses();
		// A survey opened by its address has only home behind it.
		const hasModuleBehind = router.history.canGoBack() && backPath() !== "/";
		if (module === "registration_reward" && hasModuleBehind)
			return router.history.back();
		await router.navigate({ href: page, replace: true });
	}
	async function end(reward: string | null) {
		if (reward !== null) return openReward(reward);
		// Any way of closing the thanks leaves the page.
		await confirmResult(thanksDialog, isShown);
		if (isShown()) await leave();
	}
	return { end, leave, openReward, opening };
}
