// One search over several kinds of things: every kind is read with the same forgiveness, the least that finds anything.
import { otherLayout } from "./kedmanee";
import { type Level, levels, type Searched, score } from "./match";
import { normalise } from "./normalise";
import { vocabularyOf, wordsOf } from "./words";

/** The places, in their list, of what answers the query; best first, equals in the list's order. */
function answers(
	things: Searched[],
	query: string,
	words: string[],
	level: Level,
): number[] {
	return things
		.map((thing, at) => ({ at, points: score(thing, query, words, level) }))
		.filter(({ points }) => points > 0)
		.sort((a, b) => b.points - a.points)
		.map(({ at }) => at);
}

interface Found {
	/** The reading that found something: what was typed, or the same keys on the other layout; null for none. */
	read: string | null;
	/** For each kind, the places of its answers. */
	places: number[][];
}

/**
 * What answers the query in each of the kinds. It is read as it stands and then
 * as typed on the other keyboard layout; each time exactly, then forgiving.
 */
export function searchAll(typed: string, kinds: Searched[][]): Found {
	const texts = kinds.flat().flatMap(({ names, more }) => [...names, ...more]);
	const vocabulary = vocabularyOf(texts);
	for (const read of [typed, otherLayout(typed)]) {
		const query = normalise(read ?? "");
		if (query === "") continue;
		const words = wordsOf(query, vocabulary);
		for (const level of levels) {
			const places = kinds.map((things) =>
				answers(things, query, words, level),
			);
			if (places.some((found) => found.length > 0)) return { read, places };
		}
	}
	return { read: null, places: kinds.map(() => []) };
}
