// Search: results, recommended keywords, the log of opened results (2 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { addSearchLog, search, searchKeywordList } from "../contract/search";
import { distinct } from "../domain/app/distinct";
import { otherWords, toKeyword } from "../domain/text/searchWords";
import { call } from "../platform/http/http";
import { visibleCards } from "./deals";
import { privilegeKeys } from "./privilegeKeys";
import {
	longStaleTime,
	ownMeta,
	persistedSilentOptions,
	queryFnFor,
	silentMeta,
} from "./queryHelpers";

/** More than are shown, because the list may mix languages. */
const maxKeywords = 40;

export const searchQueries = {
	/** The results of this keyword only, best first. */
	results: (keyword: string) => {
		const sentKeyword = toKeyword(keyword);
		return queryOptions({
			queryKey: [...privilegeKeys.searches, sentKeyword],
			queryFn: ({ signal }) =>
				call(search, { Keyword: sentKeyword }, { signal }),
			select: (reply) => ({
				...reply,
				privilege: visibleCards(reply.privilege),
				brand: distinct(reply.brand, "brand_id"),
				privilegegroup: distinct(reply.privilegegroup, "alt_reference"),
				similar_keyword: otherWords(reply.similar_keyword, sentKeyword),
			}),
			enabled: keyword !== "",
			meta: silentMeta,
		});
	},

	keywords: () =>
		queryOptions({
			queryKey: ["search", "keywords"],
			queryFn: queryFnFor(searchKeywordList, { limit: maxKeywords }),
			staleTime: longStaleTime,
			...persistedSilentOptions,
		}),
};

export const searchMutations = {
	/** Logs an opened result; failures are ignored. */
	log: () =>
		mutationOptions({
			mutationFn: (opened: v.InferInput<typeof addSearchLog.request>) =>
				call(addSearchLog, opened),
			meta: ownMeta,
		}),
};
