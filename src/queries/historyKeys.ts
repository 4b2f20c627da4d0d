// Query keys and requests of the history area, shared with claims and codes.
import type { HistoryItem, HistoryPart } from "../contract/history";
import { nextPageNumber } from "../domain/app/nextPageNumber";

export const historyKeys = {
	lists: ["history", "list"],
	list: (state: HistoryPart, privilegeRef: string) => [
		"history",
		"list",
		state,
		privilegeRef,
	],
	count: ["history", "count"],
	code: (transactionId: string) => ["history", "code", transactionId],
	saved: ["history", "saved"],
} as const;

export const historyPageSize = 25;

/** The request for one page, from 1; only for one privilege if its reference is given. */
export const historyRequest = (
	UsePrivilege: HistoryPart,
	RewardAltRef = "",
	PageNumber = 1,
) => ({
	PageNumber,
	ItemsPerPage: historyPageSize,
	UsePrivilege,
	RewardAltRef,
});

interface Page {
	items: readonly HistoryItem[];
	totalpages: number;
}

/** Each claim once, even if it is on two pages or in two lists. */
export const uniqueItems = (items: readonly HistoryItem[]): HistoryItem[] => [
	...new Map(items.map((item) => [item.ext_transaction_id, item])).values(),
];

/** The number of the page after `page`, the last of `pages`; null at the end. */
export const nextHistoryPage = (pages: readonly Page[], page: number) =>
	nextPageNumber(
		pages,
		page,
		historyPageSize,
		({ ext_transaction_id }) => ext_transaction_id,
	);
