// The field shapes that many calls repeat: texts that may be missing, flags, counts, moments, localized pairs.
import * as v from "valibot";

/**
 * A reply's field that never fails: `read` makes the best of whatever came, null
 * where nothing did. A host that is not the reference API may send an unknown
 * value, a number as text, or nothing; the rest of its reply still counts.
 */
/* @__NO_SIDE_EFFECTS__ */
export const tolerant = <Value>(read: (given: unknown) => Value) =>
	v.pipe(v.nullish(v.unknown(), null), v.transform(read));

/** A number, also where it came as text; null for anything else. Beyond what a computer counts exactly it is the nearest that it does. */
const toNumber = (given: unknown): number | null => {
	const value =
		typeof given === "string" && given.trim() !== "" ? Number(given) : given;
	return typeof value === "number" && !Number.isNaN(value)
		? Math.max(
				Number.MIN_SAFE_INTEGER,
				Math.min(Number.MAX_SAFE_INTEGER, value),
			)
		: null;
};

/** The text of a text or number; "" for anything else, and for a number whose last digits JSON has lost. */
const toText = (given: unknown): string =>
	typeof given === "string"
		? given
		: typeof given === "number" && Math.abs(given) <= Number.MAX_SAFE_INTEGER
			? String(given)
			: "";

const toFlag = (given: unknown, otherwise: boolean): boolean => {
	if (typeof given === "boolean") return given;
	const word = toText(given).toLowerCase();
	if (word === "true" || word === "1") return true;
	return word === "false" || word === "0" ? false : otherwise;
};

/**
 * The moment of a text in ISO 8601, with its zone (UTC where it names none); null
 * for none. Years like 0001 and 9999 are how some hosts write "none".
 */
function toMoment(given: unknown): string | null {
	const it = toText(given);
	// As it came, where every engine reads it alike.
	const isPlain = /^\d{4}-\d\d-\d\dT.+Z$/.test(it);
	const zoned = /\d:.*(Z|[+-]\d\d:?\d\d)$/.test(it) ? it : `${it}Z`;
	const ms = /^\d{4}-\d\d-\d\d/.test(it) ? Date.parse(zoned) : Number.NaN;
	const moment = new Date(ms);
	const year = moment.getUTCFullYear();
	if (!(year > 1900 && year < 9000)) return null;
	return isPlain ? it : moment.toISOString();
}

/** A text the host may leave out or send as null; read as "". */
export const text = tolerant(toText);
/** A flag the host may leave out or send as null; read as false. */
export const flag = tolerant((given) => toFlag(given, false));
/** A flag that is true where the host leaves it out. */
export const flagOrTrue = tolerant((given) => toFlag(given, true));
/** A number the host may leave out or send as null. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOr = (otherwise: number) =>
	tolerant((given) => toNumber(given) ?? otherwise);
/** The same, read as 0. */
export const count = numberOr(0);
/** A number that may be missing. */
export const numberOrNull = tolerant(toNumber);
/** A moment as ISO 8601 text (UTC, shown with the 7-hour offset of 2 §5), or null; what is no date is null. */
export const moment = tolerant(toMoment);
/** A number without which the rest says nothing, also where it came as text. */
export const requiredNumber = v.pipe(tolerant(toNumber), v.number());
/** An identifier: hosts send some of them as numbers, we always hold a string. */
export const id = v.pipe(tolerant(toText), v.nonEmpty(), v.maxLength(200));
/** An identifier that keeps its own type, for a call that takes it back; null for none. */
export const ownId = tolerant((given) =>
	typeof given === "string" || typeof given === "number" ? given : null,
);
/** An identifier the host may leave out or send as null; read as "", as one is that is too long to be any. */
export const idOrNone = tolerant((given) => {
	const it = toText(given);
	return it.length > 200 ? "" : it;
});

/** A part of a reply that may be missing; null also where it has another shape. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
	tolerant((given) => {
		const read = v.safeParse(schema, given);
		return read.success ? read.output : null;
	});

/** Lists of which an item was left out. */
const incomplete = new WeakSet<object>();
/** Whether an item of a list as a call gave it could not be read: what is not in it may exist all the same. */
export const isIncomplete = (list: readonly unknown[]): boolean =>
	incomplete.has(list);

/** The items that can be read; a broken one (one without its id, say) is left out. */
function readable<Item extends v.GenericSchema>(
	item: Item,
	given: readonly unknown[],
): v.InferOutput<Item>[] {
	const list = given.flatMap((it) => {
		const read = v.safeParse(item, it);
		return read.success ? [read.output] : [];
	});
	if (list.length < given.length) incomplete.add(list);
	return list;
}

/**
 * The list that a reply is about: broken items are left out, none at all is an
 * empty one. One of which nothing can be read fails: it must not pass for empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(
		tolerant((given) => {
			if (given === null) return [];
			if (!Array.isArray(given)) return null;
			const isReadable = (it: unknown) => v.safeParse(item, it).success;
			return given.length === 0 || given.some(isReadable) ? given : null;
		}),
		v.array(v.unknown()),
		v.transform((given) => readable(item, given)),
	);
/** A list beside what a reply is about: empty where it is missing or no list. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalList = <Item extends v.GenericSchema>(item: Item) =>
	tolerant((given) => (Array.isArray(given) ? readable(item, given) : []));

/** A request without fields of its own. */
export const nothing = v.object({});
/** A reply of which nothing is read. */
export const ignored = v.unknown();
/** A reply that only says whether it worked. */
export const done = tolerant((given) => ({
	status: toText(Object(given).status) || "success",
}));
/** A number sent in a query string. */
export const queryNumber = v.pipe(
	v.union([v.string(), v.number()]),
	v.transform(Number),
	v.number(),
	v.integer(),
	v.minValue(0),
	v.maxValue(1_000_000),
);
/** Free text a person or an address supplies, bounded so that no request is unbounded. */
export const input = v.pipe(v.string(), v.maxLength(2000));
export const shortInput = v.pipe(v.string(), v.maxLength(200));

/** A list of key and value, as extrapayload and extra_payload spell it (2 §3). */
export const payloadList = optionalList(
	v.object({ key: v.string(), string_val: text }),
);

/** The two orderings the privilege lists take (2 §7). */
export const ordering = {
	OrderBy_Character: v.optional(
		v.object({
			isOrder_By_Character: v.boolean(),
			OrderBy_Character_Th_First: v.boolean(),
		}),
	),
	OrderBy_Point: v.optional(
		v.object({ isOrder_By_Point: v.boolean(), OrderBy_Point_Asc: v.boolean() }),
	),
};
/** One page of a list: from 1, at most 100 items (2 §9 uses 25). */
export const pageNumber = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(1),
	v.maxValue(100_000),
);
export const itemsPerPage = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(1),
	v.maxValue(100),
);
