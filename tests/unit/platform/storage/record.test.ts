// Proves that kept values by name are read whole, and that what is damaged among them takes nothing else with it.
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
])("of %o stays %o", (kept, read) => {
	expect({ ...v.parse(record(v.boolean()), kept) }).toEqual(read);
});

test.each([null, "a", 1])("%o holds no values", (kept) => {
	expect(v.safeParse(record(v.boolean()), kept).success).toBe(false);
});
