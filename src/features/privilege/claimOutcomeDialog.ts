// The dialogs of a claim's results (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { prizeOrderedDialog } from "../../components/dialogs/prizeOrderedDialog";
import type { DialogText } from "../../domain/app/confirmation";
import { couponsPath } from "../../domain/app/pagePaths";
import { serverText } from "../../domain/app/serverText";
import type { ClaimState } from "../../domain/claim/claimFlow";
import type { CodeCard } from "../../domain/code/codeCard";
import {
	inBothLanguages,
	textsWithFallback,
} from "../../domain/text/bilingual";
import { formatDateTime } from "../../domain/text/dates";
import type { DialogRequest } from "../../platform/browser/dialogs";

/** The dialog of a claim's result; null for an unfinished claim or one whose own screen shows the result. `minutes`: the privilege's countdown; `order`: when a prize was ordered (ms), by default now, and whether its result is late. */
export function claimOutcomeDialog(
	state: ClaimState,
	card: CodeCard,
	minutes: number,
	order?: Parameters<typeof prizeOrderedDialog>[1],
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
			return prizeOrderedDialog(card, order);
		case "refused":
			return noticeDialog(
				"error",
				serverText(state.message, msg`Unable to receive this reward`),
			);
		case "offline":
			return { name: "offline" };
		default:
			return null;
	}
}

/** Says until when it can be used (2 §4, 2 §5), and that no countdown runs if it was claimed for now. */
const keptForLater = (
	card: CodeCard,
	isClockWaiting: boolean,
): DialogRequest => ({
	name: "confirmation",
	variant: "success",
	title: msg`Kept in My coupons`,
	description: keptText(card, isClockWaiting),
	confirmLabel: msg`My coupons`,
	showClose: true,
	to: couponsPath,
});

/** Begins with the name, unless the host gives none. */
function keptText(
	{ reward_name, reward_name_en, expiration_datetime }: CodeCard,
	isClockWaiting: boolean,
): DialogText | undefined {
	const name = textsWithFallback(reward_name, reward_name_en);
	const until = inBothLanguages((locale) =>
		formatDateTime(expiration_datetime, locale),
	);
	const isNamed = name.th !== "";
	if (isClockWaiting && until.th)
		return isNamed
			? msg`${name}. No clock has started: open it from My coupons when you need it, by ${until}.`
			: msg`No clock has started: open it from My coupons when you need it, by ${until}.`;
	if (isClockWaiting)
		return isNamed
			? msg`${name}. No clock has started: open it from My coupons when you need it.`
			: msg`No clock has started: open it from My coupons when you need it.`;
	if (until.th)
		return isNamed
			? msg`${name}. Use it by ${until}.`
			: msg`Use it by ${until}.`;
	return isNamed ? name : undefined;
}
