// What a coupon of the history opens when its action is pressed.
import type { HistoryItem } from "../../../contract/history";
import type { CardStatus } from "../../../domain/code/cardStatus";
import { codeCardOfItem } from "../../../domain/code/codeCardOf";
import { openDialog } from "../../../platform/browser/dialogs";
import { logEvent } from "../../../platform/outbox/eventLog";
import { showActivityEnded, showCodeExpired } from "../code/showCodeExpired";

export type CardAction = NonNullable<CardStatus["action"]>;

/** Not for one that is yet to be used, which asks first. */
export function openCoupon(
	item: HistoryItem,
	action: Exclude<CardAction, "use">,
): void {
	const transactionId = item.ext_transaction_id;
	if (action === "explainExpired") void showCodeExpired();
	else if (action === "explainEnded") void showActivityEnded();
	else if (action === "track")
		openDialog({
			name: "tracking",
			transactionId,
			card: codeCardOfItem(item),
		});
	else {
		logEvent("View Code History", "click", transactionId);
		openDialog({
			name: "rewardCode",
			transactionId,
			minutes: item.reserve_timeout,
		});
	}
}
