// Reads the history page by page.
import type * as v from "valibot";
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
