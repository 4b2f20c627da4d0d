// Reads the history page by page.
import type * as v from "valibot";
import { isIncomplete } from "../contract/fields";
import { type HistoryPart, historyRedeem } from "../contract/history";
import type { tolerantHistoryRedeem } from "../contract/tolerantHistoryRedeem";
import { call } from "../platform/http/http";
import {
	historyPageSize,
	historyRequest,
	nextHistoryPage,
} from "../queries/historyKeys";

/** One page of the history, as the server replies it. */
export type HistoryReply = v.InferOutput<(typeof historyRedeem)["reply"]>;

/** Reads the pages of one part of the history, of one privilege where its reference is given. `timeoutMs` limits each page, and `pause` runs before each further one. Yields with each page the number of `pages` known so far, and `isWhole`: whether all its items are readable and it does not repeat earlier ones. */
export async function* historyPages(
	sub: string,
	state: HistoryPart,
	reference: string,
	{
		endpoint = historyRedeem,
		timeoutMs,
		signal,
		pause = async () => {},
	}: {
		endpoint?: typeof historyRedeem | typeof tolerantHistoryRedeem;
		timeoutMs?: number;
		signal?: AbortSignal;
		pause?: () => Promise<void>;
	} = {},
) {
	const read: HistoryReply[] = [];
	const ids = new Set<string>();
	for (let next: number | null = 1; next !== null; ) {
		const page: number = next;
		if (page > 1) await pause();
		const request = historyRequest(state, reference, page);
		const reply: HistoryReply = await call(endpoint, request, {
			sub,
			timeoutMs,
			signal,
		});
		const { items } = reply;
		read.push(reply);
		next = nextHistoryPage(read, page);
		const known = ids.size;
		for (const { ext_transaction_id } of items) ids.add(ext_transaction_id);
		// A host that ignores the page number repeats its first page, so that its further items are never seen, unless it sends more than a page at once.
		const isRepeated =
			items.length > 0 && ids.size === known && known <= historyPageSize;
		yield {
			items,
			pages: next ?? page,
			isLast: next === null,
			isWhole: !isIncomplete(items) && !isRepeated,
		};
	}
}

/** Reads at most `maxPages` pages until one has the coupon. `isWhole`: the coupon cannot be an item that is unreadable, was not sent or is on a further page. */
export async function findCoupon(
	pages: ReturnType<typeof historyPages>,
	transactionId: string,
	maxPages = Number.POSITIVE_INFINITY,
) {
	let isWhole = true;
	let count = 0;
	for await (const page of pages) {
		const found = page.items.find(
			(it) => it.ext_transaction_id === transactionId,
		);
		if (found) return { found, isWhole };
		isWhole &&= page.isWhole;
		count++;
		if (count >= maxPages && !page.isLast)
			return { found: null, isWhole: false };
	}
	return { found: null, isWhole };
}
