// What a claim ends in: the code, kept for later, refused, or offline, each as a dialog (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { prizeOrderedDialog } from "../../components/dialogs/prizeOrderedDialog";
import type { ClaimState } from "../../domain/claim/claimFlow";
import type { CodeCard } from "../../domain/code/codeCard";
import { inBothLanguages } from "../../domain/text/bilingual";
import { formatDateTime } from "../../domain/text/dates";
import { localized } from "../../domain/text/localized";
import type { DialogRequest } from "../../platform/browser/dialogs";

/** The dialog of a finished claim; null while it is not finished, and where its own screen says it. `at` is when it was sent (ms), now where not given. */
export function claimOutcomeDialog(
	state: ClaimState,
	card: CodeCard,
	minutes: number,
	at?: number,
): DialogRequest | null {
	switch (state.step) {
		case "code":
			return {
				name: "rewardCode",
				transactionId: state.transactionId,
				start: true,
				minutes,
				card,
			};
		case "keptForLater":
			return keptForLater(card, minutes > 0 && state.isClaimedForNow === true);
		case "ordered":
			return prizeOrderedDialog(card, at);
		case "refused":
			return {
				name: "confirmation",
				variant: "error",
				title:
					state.message.th || state.message.en
						? state.message
						: msg`Unable to receive this reward`,
				confirmLabel: msg`Close`,
			};
		case "offline":
			return { name: "offline" };
		default:
			return null;
	}
}

/** Kept in My coupons, with the date it can be used through (2 §4, 2 §5); and that no clock runs, where it was claimed to be used now. */
function keptForLater(card: CodeCard, isClockWaiting: boolean): DialogRequest {
	const name = inBothLanguages((locale) =>
		localized(locale, card.reward_name, card.reward_name_en),
	);
	const until = inBothLanguages((locale) =>
		formatDateTime(card.expiration_datetime, locale),
	);
	const kept = until.th ? msg`${name}. Use it by ${until}` : name;
	const waiting = until.th
		? msg`${name}. No clock has started: open it from My coupons when you need it, by ${until}`
		: msg`${name}. No clock has started: open it from My coupons when you need it.`;
	return {
		name: "confirmation",
		variant: "success",
		title: msg`Kept in My coupons`,
		description: isClockWaiting ? waiting : kept,
		confirmLabel: msg`My coupons`,
		showClose: true,
		go: "/history?state=history",
	};
}
