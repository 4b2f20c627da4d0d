// Scores an item for a term by the text that matches and how (exact brand, title, category, then the rest).
import {
	type Match,
	type MatchLevel,
	matchLevel,
	type SearchField,
	type Term,
	type ToneMarks,
} from "./searchField";

const kinds = [
	"title",
	"brand",
	"category",
	"subtitle",
	"description",
] as const;
type Kind = (typeof kinds)[number];
/** The texts of an item; for its categories, their names. */
export type Searchable = Partial<Record<Kind, readonly string[]>>;

export interface KindField {
	kind: Kind;
	field: SearchField;
}

/** The prepared texts of an item; `fieldOf` shares equal ones, such as brand names. */
export const fieldsOf = (
	item: Searchable,
	fieldOf: (raw: string) => SearchField,
): KindField[] =>
	kinds.flatMap((kind) =>
		(item[kind] ?? []).map((raw) => ({ kind, field: fieldOf(raw) })),
	);

/** The lowest score of an item whose name or brand is the term. */
export const exactScore = 95;
/** The lowest score of an item that is about the term. */
export const strongScore = 45;
/** Below this score only the description matches. */
export const mediumScore = 20;

const { all, firstWords, words, beginning, part } = matchLevel;
const points: Record<Kind, Partial<Record<MatchLevel, number>>> = {
	title: {
		[all]: exactScore,
		[firstWords]: 78,
		[words]: 62,
		[beginning]: 40,
		[part]: 30,
	},
	brand: {
		[all]: 100,
		[firstWords]: 66,
		[words]: 64,
		[beginning]: 38,
		[part]: 28,
	},
	category: { [all]: 70, [firstWords]: 48, [words]: 46, [beginning]: 34 },
	subtitle: {
		[all]: 50,
		[firstWords]: 46,
		[words]: 46,
		[beginning]: 26,
		[part]: 22,
	},
	description: { [all]: 12, [firstWords]: 12, [words]: 12 },
};

/** The highest score for a part of a brand's compound, such as สวน in ครัวบ้านสวน. */
const maxBrandPartScore = 36;

const pointsOf = (kind: Kind, match: Match): number => {
	const score = points[kind][match.matchLevel] ?? 0;
	return kind === "brand" && !match.isStandalone
		? Math.min(score, maxBrandPartScore)
		: score;
};

const synonymWeight = 0.92;
/** Weight of further matching texts. */
const furtherWeight = 0.05;

/** A word of a query with its synonyms. */
export interface QueryTerm {
	term: Term;
	synonyms: readonly Term[];
}

/** The score of an item's texts for one term: 0 without a match, at most about 110. */
export function termScore(
	fields: readonly KindField[],
	{ term, synonyms }: QueryTerm,
	marks: ToneMarks,
): number {
	let best = 0;
	let sum = 0;
	for (const { kind, field } of fields) {
		const own = field.find(term, marks);
		let score = own ? pointsOf(kind, own) : 0;
		for (const synonym of synonyms) {
			const match = field.find(synonym, "exact");
			// Synonyms match whole words only.
			if (match && match.matchLevel >= words)
				score = Math.max(score, pointsOf(kind, match) * synonymWeight);
		}
		best = Math.max(best, score);
		sum += score;
	}
	return best + (sum - best) * furtherWeight;
}

/** The score for one or more terms in any order and text; the weakest counts half, and one without a match gives 0. */
export function allTermsScore(
	fields: readonly KindField[],
	queryTerms: readonly QueryTerm[],
	marks: ToneMarks,
): number {
	let least = Number.POSITIVE_INFINITY;
	let sum = 0;
	for (const each of queryTerms) {
		const score = termScore(fields, each, marks);
		if (score === 0) return 0;
		least = Math.min(least, score);
		sum += score;
	}
	return 0.5 * least + 0.5 * (sum / queryTerms.length);
}
