// The field shapes that many calls repeat: texts that may be missing, flags, counts, moments, localized pairs.
import * as v from "valibot";

/** A text the host may leave out or send as null; read as "". */
export const text = v.nullish(v.string(), "");
/** A flag the host may leave out or send as null; read as false. */
export const flag = v.nullish(v.boolean(), false);
/** A number the host may leave out or send as null; read as 0. */
export const count = v.nullish(v.number(), 0);
/** A moment as ISO 8601 text (UTC, shown with the 7-hour offset of 2 §5), or null. */
export const moment = v.nullish(v.string(), null);
/** An identifier: hosts send some of them as numbers, we always hold a string. */
export const id = v.pipe(
	v.union([v.string(), v.number()]),
	v.transform(String),
	v.nonEmpty(),
	v.maxLength(200),
);
/** An identifier the host may leave out or send as null; read as "". (A default passes its schema: `id` would refuse "".) */
export const idOrNone = v.nullish(
	v.pipe(
		v.union([v.string(), v.number()]),
		v.transform(String),
		v.maxLength(200),
	),
	"",
);
/** A request without fields of its own. */
export const nothing = v.object({});
/** A reply of which nothing is read. */
export const ignored = v.unknown();
/** A reply that only says whether it worked. */
export const done = v.object({ status: v.nullish(v.string(), "success") });
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
export const payloadList = v.nullish(
	v.array(v.object({ key: v.string(), string_val: text })),
	[],
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
