// Marks saved codes as over, or as usable again, by what the history has.
import { isIncomplete } from "../contract/fields";
import { historySearchReference } from "../domain/code/codeCardOf";
import { readyCodes } from "../domain/code/readyCodes";
import { serverNow } from "../platform/http/clock";
import { isOtherHost } from "../platform/http/host";
import { markCodeOver } from "../platform/storage/saveCode";
import { listCodes, type WalletCode } from "../platform/storage/wallet";
import { concernsCodeAlone } from "./codeFetcher";
import { usedCouponIds } from "./couponChanges";
import { waitForNextRequest } from "./prefetchPace";
import { type UsableCoupons, usablePages } from "./usableCoupons";

/** Whether the history has the coupon when asked for its privilege alone. */
async function isStillUsable(code: WalletCode) {
	const { sub, transaction_id } = code;
	await waitForNextRequest();
	for await (const { items } of usablePages(sub, historySearchReference(code)))
		if (
			items.some((item) => item.ext_transaction_id === transaction_id) ||
			// The unreadable item may be this one.
			isIncomplete(items)
		)
			return true;
	return false;
}

/** Marks saved codes as over where their coupons are no longer usable, and as usable again where they are. A coupon is looked up alone where its absence is uncertain, or its code was over. False where such a lookup failed. */
export async function markOverCodes(
	sub: string,
	usable: Pick<UsableCoupons, "ids" | "isCertain" | "startedAtServer">,
	notify: () => void,
): Promise<boolean> {
	let isComplete = true;
	for (const code of await listCodes(sub)) {
		const id = code.transaction_id;
		const isListed = usable.ids.has(id);
		// The history of another host says nothing about it.
		if (isOtherHost(code.host)) continue;
		if (isListed === !code.over) continue;
		if (!isListed && code.saved_at >= usable.startedAtServer) continue;
		const isCertain = !isListed && usable.isCertain;
		try {
			if (!isCertain && (await isStillUsable(code)) !== isListed) continue;
		} catch (failure) {
			if (!concernsCodeAlone(failure)) throw failure;
			isComplete = false;
			continue;
		}
		if ((await usedCouponIds(sub)).has(id)) continue;
		const isPast = readyCodes([code], serverNow()).length === 0;
		const over = isListed ? undefined : isPast ? "ended" : "used";
		if (await markCodeOver(sub, id, over)) notify();
	}
	return isComplete;
}
