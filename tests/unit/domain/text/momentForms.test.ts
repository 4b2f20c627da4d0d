// The formats of a moment, the names of months, and values that depend on the language.
import { expect, test, vi } from "vitest";
import {
	inBothLanguages,
	localizeValues,
} from "../../../../src/domain/text/bilingual";
import { dayKey, inMs } from "../../../../src/domain/text/dates";
import {
	formatTimestamp,
	monthNames,
} from "../../../../src/domain/text/longDates";

const noon = Date.UTC(2026, 10, 20, 12);

test.each([
	[null, null],
	[undefined, null],
	["", null],
	["Z", null],
	["yesterday", null],
	[Number.NaN, null],
	[0, 0],
	[noon, noon],
	["2026-11-20T12:00:00", noon],
	["2026-11-20T12:00:00Z", noon],
	["2026-11-20T19:00:00+07:00", noon],
	["2026-11-20T07:00:00-05:00", noon],
	["2026-11-20T19:00:00+0700", noon],
	["2026-11-20T12:00:00.000", noon],
])("%j in ms is %j", (moment, ms) => expect(inMs(moment)).toBe(ms));

test("a moment without a zone is UTC, wherever the phone is", () => {
	vi.stubEnv("TZ", "Asia/Bangkok");
	expect(new Date("2026-11-20T12:00:00").getTime()).not.toBe(noon);
	expect(inMs("2026-11-20T12:00:00")).toBe(noon);
	vi.unstubAllEnvs();
});

test("a moment has its date in Bangkok, and an unreadable one has none", () => {
	expect(dayKey("2026-11-20T16:59:59Z")).toBe("2026-11-20");
	expect(dayKey("2026-11-20T17:00:00Z")).toBe("2026-11-21");
	expect(dayKey(null)).toBe("");
	expect(formatTimestamp(undefined, "th")).toBe("");
});

test("a year has twelve months, from January on", () => {
	expect(monthNames("en-US")).toHaveLength(12);
	expect(monthNames("en-US")[0]).toBe("January");
	expect(monthNames("en-US")[11]).toBe("December");
	expect(monthNames("th")[0]).toBe("มกราคม");
});

test("bilingual values become the text of the language, and all others stay", () => {
	const pair = inBothLanguages((locale) => `in ${locale}`);
	expect(pair).toEqual({ th: "in th", en: "in en-US" });
	const half = { th: "only" };
	const other = { en: "only" };
	const values = { pair, half, other, none: null, text: "a", number: 1 };
	expect(localizeValues(values, (th) => th)).toEqual({
		...{ ...values, pair: "in th" },
	});
	expect(localizeValues(values, (_th, en) => en).pair).toBe("in en-US");
	expect(localizeValues({}, (th) => th)).toEqual({});
});
