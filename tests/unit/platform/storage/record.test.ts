// Proves that saved values by name are read completely, and that a damaged value affects no other.
import * as v from "valibot";
import { expect, test } from "vitest";
import { record } from "../../../../src/platform/storage/record";

test.each([
	[
		{ a: true, b: false },
		{ a: true, b: false },
	],
	[{ a: true, b: "yes", c: null, d: [true] }, { a: true }],
	[{}, {}],
	[JSON.parse('{"__proto__": true, "a": true}'), { a: true }],
])("of the record %o, %o is read", (kept, read) => {
	expect({ ...v.parse(record(v.boolean()), kept) }).toEqual(read);
});

test.each([null, "a", 1])("%o contains no values", (kept) => {
	expect(v.safeParse(record(v.boolean()), kept).success).toBe(false);
});
