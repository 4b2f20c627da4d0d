// Shows the result of a confirmed use: used, unknown, or refused, which asks again (2 §4); and that an undo came too late.
import { msg } from "@lingui/core/macro";
import { noticeDialog } from "../../../components/dialogs/noticeDialog";
import { inBothLanguages } from "../../../domain/text/bilingual";
import { formatDateTime } from "../../../domain/text/dates";
import { localized } from "../../../domain/text/localized";
import { confirm, openDialog } from "../../../platform/browser/dialogs";
import {
	openDialogWhenFree,
	openWhenFree,
} from "../../../platform/browser/overlays";
import type { PendingUse } from "../../../platform/outbox/couponUseQueue";
import { queryClient } from "../../../platform/query/queryClient";
import { currentSession } from "../../../platform/session/session";
import { invalidate } from "../../../queries/queryHelpers";
import type { UseOutcome } from "../../../sync/couponUseResult";
import { isEndedAsUsed, isUsePending } from "../../../sync/couponUses";

const unknown = noticeDialog(
	"offline",
	msg`We do not know yet whether it was marked as used`,
	msg`The connection dropped before the reply came. It may still be marked as used: we will check again.`,
);

const reloadCoupons = () => invalidate(queryClient, ["history"], ["privilege"]);

/** The dialog 'used privilege'; closing it returns to the reloaded page (2 §4, step 7). */
async function showUsed({ card, at }: PendingUse) {
	await confirm({
		variant: "success",
		title: msg`Privilege used`,
		description: inBothLanguages((locale) => {
			const name = localized(locale, card.reward_name, card.reward_name_en);
			const brand = localized(locale, card.brand_name_th, card.brand_name_en);
			const coupon = [name, brand].filter(Boolean).join(" · ");
			return [coupon, formatDateTime(at, locale)].filter(Boolean).join("\n");
		}),
		confirmLabel: msg`Done`,
	});
	reloadCoupons();
}

const tooLate = noticeDialog(
	"warning",
	msg`It can no longer be undone`,
	msg`It was already marked as used in another window of the app. You can find it in My coupons, under Used.`,
);

/** Shows that another tab had sent the use before its undo was pressed. */
export function showMissedUndo(state: "used" | "unknown"): void {
	reloadCoupons();
	openDialog(state === "used" ? tooLate : unknown);
}

interface Result {
	outcome: UseOutcome;
	/** Stops it from being shown while it waits until nothing else is open. */
	cancel: () => void;
}
/** The latest result of each use, by its transaction id. */
const latest = new Map<string, Result>();

/** Whether the use is of the signed-in customer: another one may have signed in meanwhile, without a page load (O05). */
const isOwn = ({ sub }: PendingUse) => currentSession()?.sub === sub;

/** Shows nothing if the use was ended or undone while the result waited, here or in another tab. */
async function showUnknown(use: PendingUse, result: Result) {
	if (!(await isUsePending(use)) || !isOwn(use)) return;
	if (latest.get(use.transaction_id) !== result) return;
	result.cancel = openDialogWhenFree(unknown);
}

function show(use: PendingUse, result: Result): void {
	const { outcome } = result;
	if (outcome.state === "refused")
		openDialog({
			name: "rewardCode",
			transactionId: use.transaction_id,
			card: use.card,
			notUsed: outcome.message,
		});
	// The use may have been confirmed while the result waited.
	else if (outcome.state === "used" || isEndedAsUsed(use)) void showUsed(use);
	else void showUnknown(use, result);
}

/** Shows the result of a use (a reply, or that it was lost) now or when nothing else is open; replaces an earlier result of the same use that still waits. */
export function showUseOutcome(use: PendingUse, outcome: UseOutcome): void {
	latest.get(use.transaction_id)?.cancel();
	const result: Result = { outcome, cancel: () => {} };
	latest.set(use.transaction_id, result);
	result.cancel = openWhenFree("outcome", () => {
		if (isOwn(use)) show(use, result);
	});
}
