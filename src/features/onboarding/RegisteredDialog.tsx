// greenModalComplete: says that the person is registered, and leads to the reward of the survey (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { loadPrize } from "../../components/survey/loadPrize";
import { pathWithPrivilege } from "../../domain/app/pagePaths";
import { addressPath } from "../../domain/delivery/deliveryPaths";
import type { SurveyOutcome } from "../../domain/home/homeFlow";
import { goTo } from "../../platform/browser/openLink";
import { useIsShown } from "../../platform/browser/useIsShown";
import { ApiFailure } from "../../platform/http/apiFailure";
import { beginDelivery } from "../../platform/storage/deliveryDraft";
import { takeReturnPage } from "./returnPage";

/** `reward` is the reference of the survey's reward, "" for none; `onEnd` is called before another page opens. */
export function RegisteredDialog({
	open,
	survey,
	reward,
	onEnd,
}: {
	open: boolean;
	survey: SurveyOutcome;
	reward: string;
	onEnd: () => void;
}) {
	const { t } = useLingui();
	const client = useQueryClient();
	const isShown = useIsShown(open);
	const [opening, setOpening] = useState(false);

	/** Opens the page that the registration was started from and returns its path, or null for home; the tours wait until home is shown. */
	function complete(): string | null {
		onEnd();
		const returnPage = takeReturnPage();
		if (returnPage) goTo(returnPage);
		return returnPage;
	}
	/** Opens the reward over the page that the registration was started from. */
	async function getReward() {
		setOpening(true);
		let prize: string | null = null;
		try {
			prize = await loadPrize(client, reward);
		} catch (failure) {
			// The privilege itself shows why it cannot be loaded, and has a retry.
			if (!(failure instanceof ApiFailure)) throw failure;
		} finally {
			setOpening(false);
		}
		if (!isShown()) return;
		const page = complete() ?? "/";
		// Waits until the page has its history entry, to which the reward leads back.
		await new Promise((done) => setTimeout(done));
		if (prize === null) return goTo(pathWithPrivilege(page, reward));
		beginDelivery(prize);
		goTo(addressPath("survey"));
	}

	function text() {
		if (reward !== "")
			return (
				<Trans>
					Thank you for answering our survey. You can get your reward now.
				</Trans>
			);
		return survey === "submitted" ? (
			<Trans>
				Thank you for answering our survey. Your privileges are waiting.
			</Trans>
		) : (
			<Trans>Welcome to Galaxy Gift. Your privileges are waiting.</Trans>
		);
	}
	const answers =
		reward === ""
			? { confirmLabel: <Trans>Let’s go</Trans>, onConfirm: complete }
			: {
					confirmLabel: <Trans>Get your reward</Trans>,
					closeLabel: <Trans>Not now</Trans>,
					onConfirm: () => void getReward(),
				};
	return (
		<QuestionDialog
			{...answers}
			open={open}
			tone="good"
			icon={<Check size={32} />}
			title={t`You are registered`}
			text={text()}
			busy={opening}
			onClose={complete}
		/>
	);
}
