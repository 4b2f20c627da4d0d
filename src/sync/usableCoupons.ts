// Reads the usable coupons of the history, page by page.
import type { HistoryItem } from "../contract/history";
import { serverNow } from "../platform/http/clock";
import { type HistoryReply, historyPages } from "./historyPages";
import { waitForNextRequest } from "./prefetchPace";

/** Pages of usable coupons, of one privilege where its reference is given. */
export const usablePages = (sub: string, reference = "") =>
	historyPages(sub, "canuse", reference, { pause: waitForNextRequest });

/** All usable coupons of the history, as they were while they were read. */
export interface UsableCoupons {
	/** Their transaction ids. */
	ids: ReadonlySet<string>;
	replies: readonly HistoryReply[];
	/** Whether all items are readable, and no page was repeated in place of another. */
	isWhole: boolean;
	/** Whether a missing coupon is certainly not usable: the reading is whole and of one page, since coupons may move between several. */
	isCertain: boolean;
	/** When the reading began, server time in ms. */
	startedAtServer: number;
	/** When the reading began, phone time in ms. */
	startedAtPhone: number;
}

/** Reads all pages of usable coupons and visits each coupon once. */
export async function readUsableCoupons(
	sub: string,
	visit: (item: HistoryItem) => Promise<void>,
): Promise<UsableCoupons> {
	const startedAtPhone = Date.now();
	let startedAtServer = serverNow();
	const ids = new Set<string>();
	const replies: HistoryReply[] = [];
	let isWhole = true;
	for await (const { items, pages, ...page } of usablePages(sub)) {
		// The first reply may have corrected the clock.
		if (replies.length === 0)
			startedAtServer = serverNow() - (Date.now() - startedAtPhone);
		replies.push({ items, totalpages: pages });
		isWhole &&= page.isWhole;
		for (const item of items) {
			const id = item.ext_transaction_id;
			// Pages may overlap.
			if (ids.has(id)) continue;
			ids.add(id);
			await visit(item);
		}
	}
	const isCertain = isWhole && replies.length === 1;
	return { ids, replies, isWhole, isCertain, startedAtServer, startedAtPhone };
}
