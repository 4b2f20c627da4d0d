// Bounds the memory of a long paged list: pages in the middle keep only their references, and their cards are fetched again when visible.
import type { InfiniteData } from "@tanstack/react-query";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { distinct } from "../domain/app/distinct";
import { persistedPages } from "../platform/query/queryPersistence";
import { visibleCards } from "./deals";

/** A deal without its card; `page`: the references that are fetched together. */
export interface EvictedDeal {
	alt_reference: string;
	page: readonly string[];
}

export interface DealPage {
	items: PrivilegeCard[];
	totalpages: number;
	/** The references of an evicted page. */
	evicted?: readonly string[];
}

export const isEvicted = (
	deal: PrivilegeCard | EvictedDeal,
): deal is EvictedDeal => "page" in deal;

const wholePagesAtEnd = 12;

/** Evicts the pages between the first and the last ones; returns `data` itself if nothing changes. */
export function evictPages(
	data: InfiniteData<DealPage>,
): InfiniteData<DealPage> {
	const end = data.pages.length - wholePagesAtEnd;
	const isDue = ({ evicted }: DealPage, at: number) =>
		!evicted && at >= persistedPages && at < end;
	if (!data.pages.some(isDue)) return data;
	const pages = data.pages.map((page, at) =>
		isDue(page, at)
			? {
					items: [],
					totalpages: page.totalpages,
					evicted: visibleCards(page.items).map(
						({ alt_reference }) => alt_reference,
					),
				}
			: page,
	);
	return { ...data, pages };
}

/** All pages as one list; a deal that occurs twice is kept at its first place. */
export function flattenPages({
	pages,
}: InfiniteData<DealPage>): (PrivilegeCard | EvictedDeal)[] {
	const deals = pages.flatMap<PrivilegeCard | EvictedDeal>(
		({ items, evicted }) =>
			evicted?.map((alt_reference) => ({ alt_reference, page: evicted })) ??
			visibleCards(items),
	);
	return distinct(deals, "alt_reference");
}
