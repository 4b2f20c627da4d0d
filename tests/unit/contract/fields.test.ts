// A reply field never fails its reply: unreadable values become empty, and lists lose only broken items.
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { getCustomerAddress } from "../../../src/contract/delivery";
import {
	count,
	distance,
	endMoment,
	flag,
	flagOrTrue,
	id,
	idOrNone,
	isIncomplete,
	listData,
	listOf,
	moment,
	numberOrNull,
	optionalList,
	orNull,
	requiredNumber,
	text,
} from "../../../src/contract/fields";

const wrong = [null, undefined, {}, [], true, Number.NaN];

test("a text stays as it is, a number becomes its digits, anything else is empty", () => {
	for (const it of ["", " a ", "๑", "<b>"]) expect(v.parse(text, it)).toBe(it);
	expect(v.parse(text, 12345)).toBe("12345");
	// JSON has lost the last digits of such a number, so the rest would be another code.
	expect(v.parse(text, JSON.parse("12345678901234567890"))).toBe("");
	for (const it of wrong) expect(v.parse(text, it)).toBe("");
	expect(v.parse(v.object({ text }), {})).toEqual({ text: "" });
});

test.each([
	[true, true],
	["true", true],
	["True", true],
	[1, true],
	["1", true],
	[false, false],
	["false", false],
	[0, false],
	["Y", true],
	["yes", true],
	["N", false],
	["No", false],
	[" true ", true],
	[" 0", false],
])("a flag sent as %j is %s", (given, is) => {
	expect([v.parse(flag, given), v.parse(flagOrTrue, given)]).toEqual([is, is]);
});

test("an unreadable flag gets its field's default", () => {
	for (const it of [null, undefined, {}, [], "maybe", 7])
		expect([v.parse(flag, it), v.parse(flagOrTrue, it)]).toEqual([false, true]);
});

test.each([
	[3, 3],
	["3", 3],
	["-2.5", -2.5],
	[1e300, Number.MAX_SAFE_INTEGER],
	[-1e300, Number.MIN_SAFE_INTEGER],
])("a number sent as %j is %d", (given, is) => {
	for (const field of [count, numberOrNull, requiredNumber])
		expect(v.parse(field, given)).toBe(is);
});

test.each([
	[2.5, 2.5],
	["0", 0],
	[-1, null],
	["-0.5", null],
	["near", null],
	[null, null],
])("a distance sent as %j is %s km", (given, km) => {
	expect(v.parse(distance, given)).toBe(km);
});

test("a value that is no number is null or the default", () => {
	for (const it of [...wrong, "", " ", "3 pieces"]) {
		expect(v.parse(count, it)).toBe(0);
		expect(v.parse(numberOrNull, it)).toBe(null);
		expect(v.is(requiredNumber, it)).toBe(false);
	}
});

test.each([
	["2026-12-31T16:59:59Z", "2026-12-31T16:59:59Z"],
	["2026-12-31T16:59:59.123Z", "2026-12-31T16:59:59.123Z"],
	["2026-12-31T23:59:59+07:00", "2026-12-31T16:59:59.000Z"],
	["2026-12-31T23:59:59+0700", "2026-12-31T16:59:59.000Z"],
	["2026-12-31T16:59:59", "2026-12-31T16:59:59.000Z"],
	["2026-12-31 16:59", "2026-12-31T16:59:00.000Z"],
	["2026-12-31 23:59:59 +0700", "2026-12-31T16:59:59.000Z"],
	["2026-12-31 23:59:59.5+07", "2026-12-31T16:59:59.500Z"],
	["2026-12-31 16:59:59 Z", "2026-12-31T16:59:59.000Z"],
	["2026-12-31T16:59:59 Z", "2026-12-31T16:59:59.000Z"],
	["2026-12-31", "2026-12-30T17:00:00.000Z"],
	[" 2026-12-31 ", "2026-12-30T17:00:00.000Z"],
])(
	"the moment %s is read the same in every time zone and engine",
	(given, is) => {
		const parse = vi.spyOn(Date, "parse");
		expect(v.parse(moment, given)).toBe(is);
		// Engines differ on any other form: Safari gives NaN where Chromium reads it.
		expect(parse.mock.lastCall?.[0]).toMatch(
			/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/,
		);
	},
);

test.each([
	["2026-12-31", "2026-12-31T16:59:59.000Z"],
	["2026-12-31 16:59", "2026-12-31T16:59:00.000Z"],
	["2026-12-31T00:00:00Z", "2026-12-31T00:00:00Z"],
	["9999-12-31", null],
	[null, null],
])(
	"an end given as %s is the last second of that day in Bangkok",
	(given, is) => {
		expect(v.parse(endMoment, given)).toBe(is);
	},
);

test.each([
	["2569-12-31T16:59:59Z", "2026-12-31T16:59:59Z"],
	["2567-02-29T05:00:00Z", "2024-02-29T05:00:00Z"],
	["2560-01-01 05:00", "2017-01-01T05:00:00.000Z"],
	[" 2560-01-01 05:00", "2017-01-01T05:00:00.000Z"],
	// Distant end dates stay as they are.
	["2559-12-31T05:00:00Z", "2559-12-31T05:00:00Z"],
	["2700-01-01T05:00:00Z", "2700-01-01T05:00:00Z"],
	["2999-12-31T05:00:00Z", "2999-12-31T05:00:00Z"],
])("the moment %s is %s, in the Buddhist era or not", (given, is) => {
	expect(v.parse(moment, given)).toBe(is);
});

test("an invalid moment is null, and so are the empty dates of other hosts", () => {
	const nones = ["", "soon", "31/12/2569", "2026-13-01T00:00:00Z"];
	const far = ["0001-01-01T00:00:00", "9999-12-31T23:59:59Z", 1767225600000];
	const long = `2026-01-01${"1:".repeat(30_000)}`;
	for (const it of [...wrong, ...nones, ...far, long])
		expect(v.parse(moment, it), String(it)).toBe(null);
});

test("an id is a text, and required", () => {
	expect([v.parse(id, "a"), v.parse(id, 7)]).toEqual(["a", "7"]);
	expect([v.parse(idOrNone, "a"), v.parse(idOrNone, 7)]).toEqual(["a", "7"]);
	for (const it of [...wrong, "", "x".repeat(201), "a\ud83d", "\ude00a"]) {
		expect(v.is(id, it), String(it)).toBe(false);
		expect(v.parse(idOrNone, it)).toBe("");
	}
	for (const it of ["😀", "ก", "a b/c?d#e%"]) expect(v.parse(id, it)).toBe(it);
});

const item = v.object({ id, text });

test("a list drops broken items, and reports it", () => {
	const given = [{ id: 1 }, null, { text: "x" }, "?", { id: "2", text: 3 }];
	const read = [
		{ id: "1", text: "" },
		{ id: "2", text: "3" },
	];
	for (const list of [listOf(item), optionalList(item)]) {
		expect(v.parse(list, given)).toEqual(read);
		expect(isIncomplete(v.parse(list, given))).toBe(true);
		expect(isIncomplete(v.parse(list, [{ id: 1 }]))).toBe(false);
	}
});

test("a list without any readable item fails instead of being empty", () => {
	// Some hosts omit empty lists.
	for (const it of [[], null, undefined])
		expect(v.parse(listOf(item), it)).toEqual([]);
	for (const it of [[{}], [null, 3], {}, "[]", 7])
		expect(v.is(listOf(item), it), String(it)).toBe(false);
	for (const it of [[{}], {}, "[]", 7, null, undefined])
		expect(v.parse(optionalList(item), it)).toEqual([]);
});

test("a reply's one list is found in an object whatever its name", () => {
	// The bug: the terms failed to load from a host that names the list list_consent, and a dialog covered home.
	const list = [{ id: 1 }];
	for (const it of [
		list,
		{ list_consent: list },
		{ code: 5, list, more: null },
	])
		expect(v.parse(listData(item), it)).toEqual([{ id: "1", text: "" }]);
	for (const it of [null, [], { list: null }, { list: [] }])
		expect(v.parse(listData(item), it)).toEqual([]);
});

test("an item that may lack all its fields is still found in a wrapper", () => {
	const { reply } = getCustomerAddress;
	expect(v.parse(reply, { list: [{ first_name: "ก" }] })).toHaveLength(1);
	expect(v.parse(reply, { list: [] })).toEqual([]);
});

test.each([
	// Two lists, one page of several, and a single item that contains a list.
	{ favourites: [], recommended: [{ id: 1 }] },
	{ list: [{ id: 1 }], totalpages: 3 },
	{ id: 1, list: [{ id: 2 }] },
	// A reply without a list, and a refusal.
	{ list: [{}] },
	{ code: 500, message: null },
	{ total: 26, list: null },
	...[{}, "[]", "x", 7],
])(
	"a reply of another shape fails; it is not read as a list, nor as empty: %j",
	(it) => {
		expect(v.is(listData(item), it)).toBe(false);
	},
);

test.each([
	{ id: 1, extra: [], at: null },
	{ error: "db", detail: null },
	{ list: [{ id: 1 }] },
])("a list field that contains an object fails: %j", (it) => {
	// The bug: a single history item in place of a list was read as an empty history, so every saved code counted as used.
	expect(v.is(listOf(item), it)).toBe(false);
});

test("an object of another shape is read as null", () => {
	for (const it of [...wrong, "x", 7])
		expect(v.parse(orNull(item), it)).toBe(null);
	expect(v.parse(orNull(item), { id: 1 })).toEqual({ id: "1", text: "" });
});
