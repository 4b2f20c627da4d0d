// One search over several kinds of things: as it is spelt, on the other keyboard, by sound, with slips forgiven; the first reading that finds anything.
import { type Answer, bestOf, Catalogue, wantedOf } from "./catalogue";
import { termOf } from "./field";
import { otherLayouts } from "./kedmanee";
import { normalise, withoutMarks } from "./normalise";
import { medium, type Searchable, strong } from "./rank";
import { vocabularyOf, wordsOf } from "./segmentWords";
import { similarAmong } from "./similarWords";
import { spellingBook } from "./spelling";
import { fillerList, isFiller, knownWords, standsAlone } from "./synonyms";

export interface Found {
	/** For each kind, the places of its answers; best first, equals in the kind's order. */
	places: number[][];
	/** What was meant, where that is not what was typed: the reading that found these, or words to try instead. */
	didYouMean: string[];
}

/** So few strong answers may be chance: those that begin alike stay beside them. */
const fewStrong = 3;
/** Letters of a query that is cut to its strong answers however few they are. */
const longEnough = 3;
const suggestionsMost = 5;

/** Signs between one or two letters are Thai on the other keyboard: "=k[^" is ชาบู. */
const isMangled = (typed: string) =>
	/[^\p{L}\p{M}\p{N}\s]/u.test(typed.trim()) &&
	lettersOf(normalise(typed)) < longEnough &&
	otherLayouts(typed).length > 0;

const lettersOf = (query: string) =>
	withoutMarks(query).replaceAll(" ", "").length;

/** The search over `kinds` of things; `known` are further words to offer, such as recommended keywords. */
export function createSearchIndex(
	kinds: readonly (readonly Searchable[])[],
	known: readonly string[] = [],
): (typed: string) => Found {
	const things = kinds.flat();
	const catalogue = new Catalogue(kinds);
	const names = new Set([
		...known,
		...things.flatMap((it) => [...(it.brand ?? []), ...(it.category ?? [])]),
	]);
	const texts = new Set(
		things.flatMap((it) => [...(it.title ?? []), ...(it.subtitle ?? [])]),
	);
	const vocabulary = vocabularyOf([...names, ...texts]);
	for (const word of [...names, ...knownWords, ...fillerList])
		vocabulary.add(withoutMarks(normalise(word)));
	const isKnown = (word: string) =>
		standsAlone(word) && vocabulary.has(withoutMarks(word));
	const similar = similarAmong(names);
	const spellings = spellingBook([...names, ...knownWords], texts);

	/** A query as it is spelt: with all its marks, else with those left out that were not typed. */
	function asSpelt(query: string): Answer[] {
		const words = wordsOf(query, isKnown);
		// Words that say nothing count only where there are no others.
		const telling = words.filter((word) => !isFiller(word));
		const wanted = [...new Set(telling.length > 0 ? telling : words)];
		const readings = [[query], [query.replaceAll(" ", "")], wanted].map(
			(each) => each.map(wantedOf),
		);
		for (const exactly of [true, false])
			for (const reading of readings) {
				const answers = catalogue.answers(reading, termOf(query), exactly);
				if (answers.length > 0) return answers;
			}
		return [];
	}

	/** The query with each unknown word replaced by one that sounds alike or is a slip away; null where one stays unknown. */
	function respelt(query: string, how: "bySound" | "byEdits"): string | null {
		const whole = spellings[how](query);
		if (whole) return whole;
		const words = wordsOf(query, isKnown);
		if (words.length < 2) return null;
		const didYouMean = words.flatMap((word) => {
			const score = isFiller(word) ? strong : catalogue.best(word);
			if (score >= strong) return [word];
			const other = spellings.bySound(word);
			if (other !== null || score > 0) return [other ?? word];
			return (how === "byEdits" ? spellings.byEdits(word) : null) ?? [];
		});
		return didYouMean.length === words.length ? didYouMean.join(" ") : null;
	}

	function respeltAnswers(
		query: string,
		how: "bySound" | "byEdits",
	): Found | null {
		const didYouMean = respelt(query, how);
		const answers = didYouMean === null ? [] : asSpelt(normalise(didYouMean));
		return didYouMean !== null && answers.length > 0
			? found(answers, normalise(didYouMean), [didYouMean])
			: null;
	}

	/** A query typed with the other keyboard switched on, if it then says something for certain. */
	function onOtherLayout(typed: string): [string, Answer[]] | null {
		for (const reading of otherLayouts(typed)) {
			const query = normalise(reading);
			const letters = lettersOf(query);
			if (letters < 2) continue;
			const answers = asSpelt(query);
			if (bestOf(answers) >= (letters > longEnough ? medium : strong))
				return [reading, answers];
			const didYouMean = spellings.bySound(query);
			const respeltAnswers =
				didYouMean === null ? [] : asSpelt(normalise(didYouMean));
			if (didYouMean !== null && respeltAnswers.length > 0)
				return [didYouMean, respeltAnswers];
		}
		return null;
	}

	/** The answers by kind, those left out that only begin alike or mention it where others are about it. */
	function found(
		answers: Answer[],
		query: string,
		didYouMean: string[],
	): Found {
		const strongOnes = answers.filter((it) => it.score >= strong).length;
		const isCut =
			strongOnes >= fewStrong ||
			(strongOnes > 0 && lettersOf(query) >= longEnough);
		const isAnyNear = bestOf(answers) >= medium;
		const least = isCut ? strong : isAnyNear ? medium : 0;
		const kept = answers
			.filter(({ score }) => score >= least)
			.sort((a, b) => b.score - a.score);
		return {
			didYouMean,
			places: kinds.map((_, kind) =>
				kept.filter((it) => it.kind === kind).map(({ at }) => at),
			),
		};
	}

	/** Words to try where nothing was found: those of the query that find something, then those that look alike. */
	function suggestions(typed: string, query: string): string[] {
		const words = query
			.split(" ")
			.filter(
				(word) =>
					word.length > 2 && !isFiller(word) && catalogue.best(word) >= strong,
			);
		return [...new Set([...words, ...similar(typed)])].slice(
			0,
			suggestionsMost,
		);
	}

	return (typed) => {
		const query = normalise(typed);
		const spelt = isMangled(typed) ? [] : asSpelt(query);
		if (spelt.length > 0) return found(spelt, query, []);
		const other = onOtherLayout(typed);
		if (other) return found(other[1], normalise(other[0]), [other[0]]);
		return (
			respeltAnswers(query, "bySound") ??
			respeltAnswers(query, "byEdits") ??
			found([], query, query === "" ? [] : suggestions(typed, query))
		);
	};
}
