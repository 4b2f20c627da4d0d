// A list of thousands holds whole only its begin and what was loaded last; of the rest its references, and the cards come again when they are in sight.
import type { InfiniteData } from "@tanstack/react-query";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { persistedPages } from "../platform/query/queryPersistence";
import { visibleCards } from "./deals";

/** A deal whose card the phone has let go; `page`: the references that are asked for together with it. */
export interface EvictedDeal {
	alt_reference: string;
	page: readonly string[];
}

export interface DealPage {
	items: PrivilegeCard[];
	totalpages: number;
	/** The references of a page whose cards are gone. */
	far?: readonly string[];
}

export const isEvicted = (
	deal: PrivilegeCard | EvictedDeal,
): deal is EvictedDeal => "page" in deal;

/** The begin stays whole, and a longer way back from the end. */
const wholeAtEnd = 12;

/** The same list with the cards between its begin and its end let go; itself where there are none. */
export function evictPages(
	data: InfiniteData<DealPage, unknown>,
): InfiniteData<DealPage, unknown> {
	const end = data.pages.length - wholeAtEnd;
	const isDue = ({ far }: DealPage, at: number) =>
		!far && at >= persistedPages && at < end;
	if (!data.pages.some(isDue)) return data;
	const pages = data.pages.map((page, at) =>
		isDue(page, at)
			? {
					items: [],
					totalpages: page.totalpages,
					far: visibleCards(page.items).map(
						({ alt_reference }) => alt_reference,
					),
				}
			: page,
	);
	return { ...data, pages };
}

/** The pages as one list. A deal that moved to the next page meanwhile comes twice, and stays where it came first. */
export function flattenPages({
	pages,
}: InfiniteData<DealPage, unknown>): (PrivilegeCard | EvictedDeal)[] {
	const byReference = new Map<string, PrivilegeCard | EvictedDeal>();
	for (const { items, far } of pages) {
		const deals = far
			? far.map((alt_reference) => ({ alt_reference, page: far }))
			: visibleCards(items);
		for (const deal of deals)
			if (!byReference.has(deal.alt_reference))
				byReference.set(deal.alt_reference, deal);
	}
	return [...byReference.values()];
}
