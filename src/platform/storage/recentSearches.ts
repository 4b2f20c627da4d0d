// search-keyword-list: what this customer searched for, newest first, on this phone (2 §2).
import * as v from "valibot";
import { withWord } from "../../domain/text/searchWords";
import {
	readPersonal,
	removePersonal,
	writePersonal,
} from "../session/personalKeys";

const key = "search-keyword-list";
const shape = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** The recent words; none where the list is damaged. */
export function recentSearches(): string[] {
	return readPersonal(key, shape) ?? [];
}

/** Puts a word first. */
export function saveSearch(word: string): void {
	writePersonal(key, withWord(recentSearches(), word));
}

/** Takes one word away, or all of them; gives what is left. */
export function dropSearches(word?: string): string[] {
	const rest =
		word === undefined ? [] : recentSearches().filter((it) => it !== word);
	if (rest.length > 0) writePersonal(key, rest);
	else removePersonal(key);
	return rest;
}
