// search-keyword-list: the customer's recent searches, newest first (2 §2).
import * as v from "valibot";
import { optionalList } from "../../contract/fields";
import { addRecentWord } from "../../domain/text/searchWords";
import {
	readPersonal,
	removePersonal,
	writePersonal,
} from "../../platform/session/personalKeys";

const key = "search-keyword-list";
const shape = optionalList(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

export function recentSearches(): string[] {
	return readPersonal(key, shape) ?? [];
}

export function saveSearch(word: string): void {
	writePersonal(key, addRecentWord(recentSearches(), word));
}

export function dropSearches(word?: string): string[] {
	const rest =
		word === undefined ? [] : recentSearches().filter((it) => it !== word);
	if (rest.length > 0) writePersonal(key, rest);
	else removePersonal(key);
	return rest;
}
