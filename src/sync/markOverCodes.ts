// Marks saved codes as over, or as usable again, by what the history has.
import { isIncomplete } from "../contract/fields";
import { historySearchReference } from "../domain/code/cardOf";
import { readyCodes } from "../domain/code/readyCodes";
import { serverNow } from "../platform/http/clock";
import { pendingUses, usedIdsAtom } from "../platform/outbox/couponUseQueue";
import { store } from "../platform/query/store";
import { markCodeOver } from "../platform/storage/saveCode";
import { listCodes, type WalletCode } from "../platform/storage/wallet";
import { concernsCodeAlone } from "./codeFetcher";
import { waitBetween } from "./prefetchPace";
import { usablePages } from "./usableCoupons";

/** Whether the history has the coupon when asked for its privilege alone. */
async function isStillUsable(code: WalletCode) {
	const { sub, transaction_id } = code;
	await waitBetween();
	for await (const { items } of usablePages(sub, historySearchReference(code)))
		if (
			items.some((item) => item.ext_transaction_id === transaction_id) ||
			// The unreadable item may be this one.
			isIncomplete(items)
		)
			return true;
	return false;
}

/** Marks saved codes that a complete walk has not met as over, and met ones as usable. Where the walk is uncertain (several pages, or a code that was over) the coupon is looked up alone. False where such a lookup failed. */
export async function markOverCodes(
	sub: string,
	walk: { met: ReadonlySet<string>; begun: number; pages: number },
	notify: () => void,
): Promise<boolean> {
	let isComplete = true;
	for (const code of await listCodes(sub)) {
		const id = code.transaction_id;
		const isMet = walk.met.has(id);
		if (isMet === !code.over) continue;
		if (!isMet && code.saved_at >= walk.begun) continue;
		const isSure = !isMet && walk.pages === 1;
		try {
			if (!isSure && (await isStillUsable(code)) !== isMet) continue;
		} catch (failure) {
			if (!concernsCodeAlone(failure)) throw failure;
			isComplete = false;
			continue;
		}
		// Includes uses that the customer confirmed in any tab.
		const waiting = await pendingUses(sub);
		if (waiting.some(({ transaction_id }) => transaction_id === id)) continue;
		if (store.get(usedIdsAtom).includes(id)) continue;
		const isPast = readyCodes([code], serverNow()).length === 0;
		const over = isMet ? undefined : isPast ? "ended" : "used";
		if (await markCodeOver(sub, id, over)) notify();
	}
	return isComplete;
}
