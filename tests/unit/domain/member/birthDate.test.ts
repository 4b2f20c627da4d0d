// Birth dates: years in both calendars, leap years, missing days, and the wire format (3 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	birthYears,
	changeBirthDate,
	daysIn,
	isCompleteDate,
	noBirthDate,
	readBirthDate,
	toWireBirthDate,
} from "../../../../src/domain/member/birthDate";

test.each([
	[0, 0, 31],
	[1, 1999, 31],
	[4, 1999, 30],
	[2, 2000, 29],
	[2, 2003, 28],
	[2, 2004, 29],
	[2, 1930, 28],
	[2, 1932, 29],
	[2, 0, 29],
	[11, 0, 30],
	[12, 2004, 31],
])("month %i of %i has %i days", (month, year, days) => {
	expect(daysIn(month, year)).toBe(days);
});

test.each([
	[
		"31 January to February",
		{ day: 31, month: 1, year: 2000 },
		{ month: 2 },
		1,
	],
	[
		"29 February 2000 to 2001",
		{ day: 29, month: 2, year: 2000 },
		{ year: 2001 },
		1,
	],
	[
		"29 February 2000 to 2004",
		{ day: 29, month: 2, year: 2000 },
		{ year: 2004 },
		29,
	],
	[
		"31 to April before a year",
		{ day: 31, month: 0, year: 0 },
		{ month: 4 },
		1,
	],
	["30 to April", { day: 30, month: 3, year: 1990 }, { month: 4 }, 30],
	["no day yet", { day: 0, month: 3, year: 1990 }, { month: 2 }, 0],
])("%s", (_name, date, change, day) => {
	expect(changeBirthDate(date, change).day).toBe(day);
});

test("the years run from 2004 to 1930, in Thai by the Buddhist era; the sent date is Gregorian", () => {
	const thai = birthYears("th");
	expect(thai).toHaveLength(75);
	expect(thai[0]).toEqual({ year: 2004, label: "2547" });
	expect(thai.at(-1)).toEqual({ year: 1930, label: "2473" });
	expect(birthYears("en-US")[0]).toEqual({ year: 2004, label: "2004" });
	expect(toWireBirthDate({ day: 2, month: 9, year: 1987 })).toBe("19870902");
});

test.each([
	"",
	"1987",
	"19870229",
	"20050101",
	"19291231",
	"19871301",
	"19870100",
	"19870002",
	"119870902",
	"198709021",
	"2530-09-02",
])("'%s' is not a birth date", (wire) => {
	expect(readBirthDate(wire)).toEqual(noBirthDate);
});

test.each([
	...["19870902", "1987-09-02", "1987-09-02T00:00:00"],
	// A value with a zone is a moment of that day in Bangkok, where midnight is still the day before in UTC.
	...["1987-09-01T17:00:00Z", "1987-09-01 17:00:00.000 +0000"],
	...["1987-09-02T00:00:00+07:00", "1987-09-02T00:00:00Z"],
	...["1987-09-01 17:00:00+00"],
])("'%s' is the birth date of a legacy customer (3 §5)", (given) => {
	expect(readBirthDate(given)).toEqual({ day: 2, month: 9, year: 1987 });
});

test("any choices in any order give a real date, which is read back as it was sent", () => {
	const change = fc.oneof(
		fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
		fc.record({ month: fc.integer({ min: 1, max: 12 }) }),
		fc.record({ year: fc.integer({ min: 1930, max: 2004 }) }),
	);
	fc.assert(
		fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
			const date = changes.reduce(changeBirthDate, noBirthDate);
			if (date.day > daysIn(date.month, date.year)) return false;
			const wire = toWireBirthDate(date);
			if (!isCompleteDate(date)) return wire === "";
			const real = new Date(Date.UTC(date.year, date.month - 1, date.day));
			expect(real.toISOString().slice(0, 10).replaceAll("-", "")).toBe(wire);
			expect(readBirthDate(wire)).toEqual(date);
			return true;
		}),
	);
});
