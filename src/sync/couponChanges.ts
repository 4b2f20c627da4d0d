// Uses and started countdowns of this phone that a history read earlier does not have yet.
import { usedCodeDescription } from "../contract/claimed";
import type { HistoryItem } from "../contract/history";
import { atomStore } from "../platform/atomStore";
import { pendingUses, usedIdsAtom } from "../platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../platform/outbox/undoableUse";
import { listCodes, type WalletCode } from "../platform/storage/wallet";

/** Transaction ids of the coupons whose use was confirmed on this phone, in any tab, and which the server may still list as usable. */
export async function usedCouponIds(sub: string): Promise<Set<string>> {
	const pending = await pendingUses(sub);
	return new Set([
		...pending.map(({ transaction_id }) => transaction_id),
		...atomStore.get(usedIdsAtom),
	]);
}

/** The item with a countdown that was started since `before` was saved. */
function withCountdown(
	item: HistoryItem,
	before: WalletCode | undefined,
	now: WalletCode | undefined,
): HistoryItem {
	const countdown_datetime = now?.countdown_time ?? null;
	if (countdown_datetime === null || before?.countdown_time) return item;
	const is_used_code_desc = usedCodeDescription.viewCode;
	return { ...item, is_used_code: true, is_used_code_desc, countdown_datetime };
}

/** Returns a function that updates items of a history which was read after `savedCodes`: it leaves out used coupons and adds started countdowns. */
export async function readCouponChanges(
	sub: string,
	savedCodes: ReadonlyMap<string, WalletCode>,
): Promise<(items: readonly HistoryItem[]) => HistoryItem[]> {
	const codes = new Map(
		(await listCodes(sub)).map((code) => [code.transaction_id, code]),
	);
	const usedIds = await usedCouponIds(sub);
	// Another tab may have sent a use since, which is no longer pending.
	for (const [id, { over }] of codes)
		if (over === "used" && !savedCodes.get(id)?.over) usedIds.add(id);
	// A use that can still be undone does not count yet; sending it marks the loaded lists.
	usedIds.delete(atomStore.get(undoableUseAtom)?.use.transaction_id ?? "");
	return (items) =>
		items
			.filter(({ ext_transaction_id }) => !usedIds.has(ext_transaction_id))
			.map((item) => {
				const id = item.ext_transaction_id;
				return withCountdown(item, savedCodes.get(id), codes.get(id));
			});
}
