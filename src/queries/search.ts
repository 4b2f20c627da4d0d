// Search: results of a keyword, recommended keywords, the log of what was opened (2 §7).
import {
	keepPreviousData,
	mutationOptions,
	queryOptions,
} from "@tanstack/react-query";
import { addSearchLog, search, searchKeywordList } from "../contract/search";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { visibleCards } from "./deals";
import { privilegeKeys } from "./privilegeKeys";

/** More recommended keywords than the search shows: the list may hold those of several languages. */
const keywordsMost = 40;
/** The contract takes no longer keyword. */
const keywordLongest = 200;

export const searchQueries = {
	/** What a keyword finds, the best first; the former results stand until the new ones are here. An empty keyword asks nothing. */
	results: (keyword: string) => {
		const asked = keyword.trim().slice(0, keywordLongest);
		return queryOptions({
			queryKey: [...privilegeKeys.searches, asked],
			queryFn: ({ signal }) => call(search, { Keyword: asked }, { signal }),
			select: (found) => ({
				...found,
				privilege: visibleCards(found.privilege),
			}),
			placeholderData: keepPreviousData,
			meta: { failure: "silent" },
		});
	},

	/** The recommended keywords (2 §2). */
	keywords: () =>
		queryOptions({
			queryKey: ["search", "keywords"],
			queryFn: ({ signal }) =>
				call(searchKeywordList, { limit: keywordsMost }, { signal }),
			staleTime: 10 * 60_000,
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),
};

export interface OpenedFromSearch {
	/** 1 a privilege opened from the result list, 2 whatever was opened from the other search screens (2 §9). */
	type: 1 | 2;
	item_id: string;
}

export const searchMutations = {
	/** Notes what was opened; a log that fails is nobody's trouble. */
	log: () =>
		mutationOptions({
			mutationKey: ["search", "log"],
			mutationFn: (opened: OpenedFromSearch) => call(addSearchLog, opened),
			meta: { failure: "silent" },
		}),
};
