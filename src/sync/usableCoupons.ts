// Reads the usable coupons of the history, page by page.
import { isIncomplete } from "../contract/fields";
import type { HistoryItem } from "../contract/history";
import { serverNow } from "../platform/http/clock";
import { type HistoryReply, historyPages } from "./historyPages";
import { waitBetween } from "./prefetchPace";

/** Pages of usable coupons, of one privilege where its reference is given. */
export const usablePages = (sub: string, reference = "") =>
	historyPages(sub, "canuse", reference, waitBetween);

/** Reads all pages of usable coupons and visits each coupon once. `begun`: server time in ms, `phone`: phone time in ms; with an unreadable item `pages` is one more, so that missing codes are looked up alone. */
export async function walkUsable(
	sub: string,
	visit: (item: HistoryItem) => Promise<void>,
) {
	const phone = Date.now();
	const walked: HistoryReply[] = [];
	const walk = { met: new Set<string>(), begun: serverNow(), pages: 1 };
	for await (const { items, pages } of usablePages(sub)) {
		// The first reply may have corrected the clock.
		if (walked.length === 0) walk.begun = serverNow() - (Date.now() - phone);
		walked.push({ items, totalpages: pages });
		walk.pages = Math.max(walk.pages, isIncomplete(items) ? pages + 1 : pages);
		for (const item of items) {
			const id = item.ext_transaction_id;
			// Pages may overlap.
			if (walk.met.has(id)) continue;
			walk.met.add(id);
			await visit(item);
		}
	}
	return { ...walk, walked, phone };
}
