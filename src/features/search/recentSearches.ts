// search-keyword-list: the customer's recent searches, newest first (2 §2).
import * as v from "valibot";
import { optionalList } from "../../contract/fields";
import { addRecentWord } from "../../domain/text/searchWords";
import { personal } from "../../platform/session/personalKeys";

const key = "search-keyword-list";
const shape = optionalList(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** The saved words; empty if the stored value is invalid. */
export const recentSearches = (): string[] => personal.read(key, shape) ?? [];

/** Puts the word first; the oldest ones are dropped (2 §9). */
export function saveSearch(word: string): void {
	personal.write(key, addRecentWord(recentSearches(), word));
}

/** Removes one word; returns those that are left. */
export function removeSearch(word: string): string[] {
	const rest = recentSearches().filter((it) => it !== word);
	if (rest.length > 0) personal.write(key, rest);
	else clearSearches();
	return rest;
}

export const clearSearches = (): void => personal.remove(key);
