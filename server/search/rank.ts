// How well a thing answers a term: which of its texts has it, and how it stands there (exact brand, title, category, then the rest).
import { Field, type Fit, fit, type Hit, type Term } from "./field";

/** What a thing is known by. */
export interface Searchable {
	title?: readonly string[];
	brand?: readonly string[];
	/** The names of its category and of the one above. */
	category?: readonly string[];
	subtitle?: readonly string[];
	description?: readonly string[];
}
const kinds = [
	"title",
	"brand",
	"category",
	"subtitle",
	"description",
] as const;
export type Kind = (typeof kinds)[number];

export interface KindField {
	kind: Kind;
	field: Field;
}

/** The texts of a thing, prepared. `fieldOf` shares equal ones, as the names of brands are. */
export const fieldsOf = (
	thing: Searchable,
	fieldOf: (raw: string) => Field = (raw) => new Field(raw),
): KindField[] =>
	kinds.flatMap((kind) =>
		(thing[kind] ?? [])
			.filter((raw) => raw !== "")
			.map((raw) => ({ kind, field: fieldOf(raw) })),
	);

/** From here on a thing is about the term; below it only begins alike or mentions it. */
export const strong = 45;
/** Below it the term stands in the description alone. */
export const medium = 20;

const { all, firstWords, words, beginning, part } = fit;
const points: Record<Kind, Partial<Record<Fit, number>>> = {
	title: {
		[all]: 95,
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

/** A part of a brand written in one run, as สวน in ครัวบ้านสวน, is no name of it. */
const partOfBrand = 36;

const pointsOf = (kind: Kind, hit: Hit): number => {
	const given = points[kind][hit.fit] ?? 0;
	return kind === "brand" && hit.fit !== all && !hit.isFree
		? Math.min(given, partOfBrand)
		: given;
};

/** A synonym counts a little less than the word itself. */
const ofSynonym = 0.92;
/** What each further text that has the term adds. */
const ofFurther = 0.05;

/** A word of the query with the other words for it. */
export interface Wanted {
	term: Term;
	synonyms: readonly Term[];
}

/** 0 for a thing that has neither the term nor a synonym; at most about 110. */
export function termScore(
	fields: readonly KindField[],
	{ term, synonyms }: Wanted,
	exactly: boolean,
): number {
	let best = 0;
	let sum = 0;
	for (const { kind, field } of fields) {
		const own = field.find(term, exactly);
		let given = own ? pointsOf(kind, own) : 0;
		for (const synonym of synonyms) {
			const hit = field.find(synonym, true);
			// A word that only begins like a synonym has nothing to do with it.
			if (hit && hit.fit >= words)
				given = Math.max(given, pointsOf(kind, hit) * ofSynonym);
		}
		best = Math.max(best, given);
		sum += given;
	}
	return best + (sum - best) * ofFurther;
}

/** All terms, in whatever order and text; the one that fits least weighs as much as all together. */
export function allTermsScore(
	fields: readonly KindField[],
	wanted: readonly Wanted[],
	exactly: boolean,
): number {
	let least = Number.POSITIVE_INFINITY;
	let sum = 0;
	for (const each of wanted) {
		const score = termScore(fields, each, exactly);
		if (score === 0) return 0;
		least = Math.min(least, score);
		sum += score;
	}
	return wanted.length === 0 ? 0 : 0.5 * least + 0.5 * (sum / wanted.length);
}
