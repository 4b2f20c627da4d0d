// An import refuses a year that a program writes for "no date", or a year of the Buddhist calendar.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	formatContentDate,
	resolveContentDate,
} from "../../../server/rules/contentDate";
import { readContent } from "../../../server/store/content/readContent";
import { temporaryFolder } from "../../support/atExit";

const { folder: home, remove } = temporaryFolder("gift-dates-");
afterAll(remove);

function read(valid_from: string, valid_through: string) {
	const file = join(home, "a.json");
	const dates = { valid_from, valid_through };
	const welcome_announcements = [{ seq: 1, picture: "a", path: "", ...dates }];
	writeFileSync(file, JSON.stringify({ welcome_announcements }));
	return () => readContent(file);
}

test.each(["2569-12-31", "2570-01-01T09:00:00+07:00"])(
	"the Buddhist year of %s is refused, since the entry would end in 543 years",
	(end) => {
		const year = Number(end.slice(0, 4));
		expect(read("today", end)).toThrow(
			`a.json, line 1: welcome_announcements.0.valid_through has a year of the Buddhist calendar: write ${year - 543} for ${year}.`,
		);
	},
);

// The bug: the database refused some of these dates without a file and a line, and returned others as a year of this century.
test.each(["0001-01-01", "0001-01-01T00:00:00Z", "0026-03-01"])(
	"the year of %s is refused",
	(start) => {
		expect(read(start, "+30d")).toThrow(
			"a.json, line 1: welcome_announcements.0.valid_from must have a year from 1900 on.",
		);
	},
);

// The bug: the import reported that the entry ends before it begins, or the database refused it without a file and a line.
test("an instant of the year 10000 in UTC is refused", () => {
	expect(read("today", "9999-12-31T23:59:59-05:00")).toThrow(
		"a.json, line 1: welcome_announcements.0.valid_through must be before the year 10000 in UTC.",
	);
});

// The bug: the export wrote a year of six characters, which its own import refused.
test.each(["9999-12-31T23:59:59.000Z", "9999-12-31T23:59:59.000+07:00"])(
	"%s, which programs write for no end, is exported as an instant that an import reads",
	(end) => {
		const instant = new Date(end);
		const written = formatContentDate(instant, "end");
		expect(read("today", written)).not.toThrow();
		expect(resolveContentDate(written, "end", new Date())).toEqual(instant);
	},
);

// The bug: the hour 24 was read as the next day, while the second 60 was refused.
test.each([
	"2027-02-28T24:00:00Z",
	"2027-02-28T23:59:60Z",
	"2027-02-28T23:60Z",
])("%s is refused as no time of the clock", (date) => {
	expect(read(date, "+900d")).toThrow("welcome_announcements.0.valid_from");
});

test.each(["1900-01-01", "2027-02-28", "2499-12-31", "9999-12-31", "+30d"])(
	"the date %s is accepted",
	(date) => {
		expect(read(date, date)).not.toThrow();
	},
);
