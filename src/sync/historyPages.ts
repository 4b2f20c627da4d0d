// Reads the history page by page.
import type * as v from "valibot";
import { isIncomplete } from "../contract/fields";
import { type HistoryPart, historyRedeem } from "../contract/history";
import { call } from "../platform/http/http";
import { historyRequest, nextHistoryPage } from "../queries/historyKeys";

/** One page of the history, as the server replies it. */
export type HistoryReply = v.InferOutput<(typeof historyRedeem)["reply"]>;

/** The pages of one part of the history, of one privilege where its reference is given. `pages` is the number of pages known so far; `pause` runs before each further page. */
export async function* historyPages(
	sub: string,
	state: HistoryPart,
	reference: string,
	pause: () => Promise<void> = async () => {},
) {
	const read: HistoryReply[] = [];
	for (let next: number | null = 1; next !== null; ) {
		const page: number = next;
		if (page > 1) await pause();
		const request = historyRequest(state, reference, page);
		const reply: HistoryReply = await call(historyRedeem, request, { sub });
		read.push(reply);
		next = nextHistoryPage(read, page);
		yield { items: reply.items, pages: next ?? page };
	}
}

/** Reads pages until they have the coupon. `isReadable`: no unreadable item of what was read may be it. */
export async function findCoupon(
	pages: ReturnType<typeof historyPages>,
	transactionId: string,
) {
	let isReadable = true;
	for await (const { items } of pages) {
		const found = items.find((it) => it.ext_transaction_id === transactionId);
		if (found) return { found, isReadable };
		isReadable &&= !isIncomplete(items);
	}
	return { found: null, isReadable };
}
