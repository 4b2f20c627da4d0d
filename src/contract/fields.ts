// Field schemas that many calls share.
import * as v from "valibot";

/** A reply field that never fails: another host may send an unknown value, a number as text, or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const tolerant = <Value>(read: (given: unknown) => Value) =>
	v.pipe(v.nullish(v.unknown(), null), v.transform(read));

/** A number or numeric text, limited to safe integers; null for anything else. */
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

/** A text or number as text; "" for anything else, for numbers beyond the safe range, and for what hosts write instead of nothing, such as only invisible characters. */
const toText = (given: unknown): string => {
	if (typeof given === "number")
		return Math.abs(given) <= Number.MAX_SAFE_INTEGER ? String(given) : "";
	if (typeof given !== "string" || !/[^\s\p{Cf}]/u.test(given)) return "";
	return ["null", "-"].includes(given.trim()) ? "" : given;
};
/** As toText, but "" also for 0 and for "NULL" in any case. */
const toTextOrNone = (given: unknown): string => {
	const value = toText(given);
	return /^\s*(null|0)\s*$/i.test(value) ? "" : value;
};

/** A flag; null if it is missing or unknown. */
const toFlag = (given: unknown): boolean | null => {
	if (typeof given === "boolean") return given;
	const word = toText(given).trim().toLowerCase();
	if (/^(true|1|y|yes)$/.test(word)) return true;
	return /^(false|0|n|no)$/.test(word) ? false : null;
};

/** ISO 8601 with its zone (UTC by default), a day at `timeOfDay` in Bangkok; null if missing, and for years like 0001 and 9999, which hosts use for "none". */
function toMoment(given: unknown, timeOfDay = "00:00:00"): string | null {
	// Years from 2560 to 2699 are those of the Buddhist era.
	const written = toText(given)
		.trim()
		.replace(/^2(5[6-9]|6\d)\d(?=-)/, (year) => String(Number(year) - 543));
	// No date is longer, and the patterns below would take seconds on such a text.
	if (written.length > 100) return null;
	// Left unchanged if every engine parses it alike.
	const isPlain = /^\d{4}-\d\d-\d\dT\S+Z$/.test(written);
	// Safari parses only the standard's form: a T before the time, hours and minutes with a colon in the zone, no zone without a time.
	const standard = written
		.replace(/^[\d-]{10}$/, `$&T${timeOfDay}+07:00`)
		.replace(/^([\d-]{10})\s+/, "$1T")
		.replaceAll(/\s/g, "")
		.replace(/(:[\d.]+[+-]\d\d)$/, "$1:00")
		.replace(/([+-]\d\d)(\d\d)$/, "$1:$2");
	const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(standard);
	const ms = /^\d{4}-\d\d-\d\d/.test(standard)
		? Date.parse(hasZone ? standard : `${standard}Z`)
		: Number.NaN;
	const moment = new Date(ms);
	const year = moment.getUTCFullYear();
	if (!(year > 1900 && year < 9000)) return null;
	return isPlain ? written : moment.toISOString();
}

/** A text; "" where it is missing. */
export const text = tolerant(toText);
/** A text; "" also for 0 and "NULL", which some hosts write for none. */
export const textOrNone = tolerant(toTextOrNone);
/** A text with markup; "" also for markup without words or a picture, which editors save for none. */
export const richText = tolerant((given) => {
	const markup = toTextOrNone(given);
	const words = markup.replace(
		/<[a-z/!][^<>]*>|&(nbsp|#160|#xa0);|\p{Cf}/giu,
		"",
	);
	return toTextOrNone(words) || /<img\b/i.test(markup) ? markup : "";
});
/** A text that a person has typed, in which a single dash is kept. */
export const typedText = tolerant((given) =>
	given === "-" ? given : toText(given),
);
/** A text unchanged, also "-" and "null". */
export const rawText = tolerant((given) =>
	typeof given === "string" ? given : toText(given),
);
/** A word that is compared with known ones; hosts differ in its case. */
export const word = tolerant((given) => toText(given).trim().toLowerCase());
/** A flag; false where it is missing. */
export const flag = tolerant((given) => toFlag(given) ?? false);
export const flagOrNull = tolerant(toFlag);
export const flagOrTrue = tolerant((given) => toFlag(given) ?? true);
/** A number; 0 where it is missing. */
export const count = tolerant((given) => toNumber(given) ?? 0);
export const numberOrNull = tolerant(toNumber);
/** A distance in km; null where it is unknown, which some hosts write as a number below 0. */
export const distance = tolerant((given) => {
	const km = toNumber(given);
	return km !== null && km >= 0 ? km : null;
});
/** A date and time as ISO 8601 text, or null (shown with the 7-hour offset of 2 §5); a day begins at its 00:00 in Bangkok. */
export const moment = tolerant((given) => toMoment(given));
/** As `moment`, for an end: a day ends at its last second in Bangkok. */
export const endMoment = tolerant((given) => toMoment(given, "23:59:59"));
/** A time in ms, which a host may also send as ISO text; null for none. */
export const msOrNull = tolerant(
	(given) => toNumber(given) ?? (Date.parse(toMoment(given) ?? "") || null),
);
export const requiredNumber = v.pipe(tolerant(toNumber), v.number());
/** An id; "" if it is too long or has half a surrogate pair, which no storage key can hold. */
const toId = (id: string): string =>
	id.length > 200 || /\p{Cs}/u.test(id) ? "" : id;
/** A required identifier, as text. */
export const id = v.pipe(
	tolerant((given) => toId(toText(given))),
	v.nonEmpty(),
);
/** An identifier as the host sent it, text or number, to be sent back; null for none. */
export const rawId = tolerant((given) =>
	typeof given === "string" || typeof given === "number" ? given : null,
);
/** An identifier as text; "" where it is missing, 0 or none. */
export const idOrNone = tolerant((given) => toId(toTextOrNone(given)));

/** A part of a reply; null if it is missing or has another shape. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
	tolerant((given) => {
		const read = v.safeParse(schema, given);
		return read.success ? read.output : null;
	});

const incomplete = new WeakSet<object>();
/** Whether unreadable items were left out of a list, so that an item that it lacks may exist. */
export const isIncomplete = (list: readonly unknown[]) => incomplete.has(list);

/** Reads the items of a list and leaves out unreadable ones. */
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

/** A list of a reply, empty if it is missing; unreadable items are left out, even all of them. */
/* @__NO_SIDE_EFFECTS__ */
export const readableList = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(
		tolerant((given) => given ?? []),
		v.array(v.unknown()),
		v.transform((given) => readable(item, given)),
	);
/** As `readableList`, but fails if all items are unreadable, so that the list does not count as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(
		readableList(item),
		v.check((list) => list.length > 0 || !isIncomplete(list)),
	);
/** A reply that is a list, or an object with one list, whose name the documents do not give; fails for a single item or one page of several. */
/* @__NO_SIDE_EFFECTS__ */
export const listData = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(
		tolerant((given) => {
			if (given === null || Array.isArray(given)) return given;
			const { totalpages, ...members } = Object(given);
			const isItem = v.is(item, given) && !v.is(item, {});
			const isPart = (toNumber(totalpages) ?? 0) > 1 || isItem;
			const [only, ...others] = Object.values(members);
			const lists = [only, ...others].filter(Array.isArray);
			const list = others.length === 0 ? only : lists[0];
			return isPart || lists.length > 1 ? undefined : list;
		}),
		v.unknown(),
		v.check((given) => given !== undefined),
		listOf(item),
	);
/** One page of a list, or a list without pages. Fails if items are missing although pages are counted, or if both are missing, so that the list does not count as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <List extends v.GenericSchema>(list: List) =>
	v.pipe(
		tolerant((given) => {
			const page = Array.isArray(given) ? { items: given } : Object(given);
			const { items, totalpages } = page;
			const isNamed = "items" in page || "totalpages" in page;
			const isMissing = items === null || items === undefined;
			const hasPages = (toNumber(totalpages) ?? 0) > 0;
			return !isNamed || (isMissing && hasPages) ? null : page;
		}),
		v.object({ items: list, totalpages: count }),
	);
/** The data of a reply, all of whose fields are missing if the host sends no data. Fails for a list with items. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalObject = <Entries extends v.ObjectEntries>(
	entries: Entries,
) =>
	v.pipe(
		v.nullish(v.unknown(), {}),
		v.check((given) => !Array.isArray(given) || given.length === 0),
		v.object(entries),
	);
/** A secondary list; empty where it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalList = <Item extends v.GenericSchema>(item: Item) =>
	tolerant((given) => (Array.isArray(given) ? readable(item, given) : []));

export const nothing = v.object({});
export const ignored = v.unknown();
export const done = tolerant((given) => ({
	status: toText(Object(given).status) || "success",
}));
/** A page, a limit or an id in the query of a GET, where it is sent as text: digits only, up to the largest exact number. */
export const queryNumber = v.pipe(
	v.union([v.string(), v.number()]),
	v.transform((given) =>
		/^\d+$/.test(`${given}`) ? Number(given) : Number.NaN,
	),
	v.maxValue(Number.MAX_SAFE_INTEGER),
);
/* @__NO_SIDE_EFFECTS__ */
export const positiveInteger = (max: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
/* @__NO_SIDE_EFFECTS__ */
export const listInput = <Item extends v.GenericSchema>(
	item: Item,
	most: number,
) => v.pipe(v.array(item), v.maxLength(most));
/** Free text of a person or an address, with a maximum length. */
export const input = v.pipe(v.string(), v.maxLength(2000));
export const shortLength = 200;
export const shortInput = v.pipe(v.string(), v.maxLength(shortLength));

/** Keys and values of extrapayload and extra_payload (2 §3). */
export const payloadList = optionalList(
	v.object({ key: v.string(), string_val: text }),
);

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
export const pageNumber = positiveInteger(100_000);
export const itemsPerPage = positiveInteger(100);
