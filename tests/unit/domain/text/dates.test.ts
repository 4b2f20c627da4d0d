// Proves how dates and durations are written in both languages, and the Bangkok days, in any time zone of the phone (2 §1, 2 §5).
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { nextPeriodStart } from "../../../../src/contract/nextPeriodStart";
import {
	dayKey,
	formatDate,
	formatDateTime,
	formatDuration,
	formatTime,
	inMs,
} from "../../../../src/domain/text/dates";
import {
	formatDay,
	formatDayAndMonth,
	formatDays,
	hasTimeOfDay,
} from "../../../../src/domain/text/longDates";

afterEach(() => {
	vi.unstubAllEnvs();
});

/** Text with its no-break spaces shown as `_`. */
const shown = (text: string) => text.replaceAll("\u00a0", "_");

test.each([
	["2026-12-31T16:59:00Z", "31_ธ.ค._2569", "31_Dec_2026"],
	["2026-12-31T17:00:00Z", "1_ม.ค._2570", "1_Jan_2027"],
	["2026-02-28T17:00:00.000Z", "1_มี.ค._2569", "1_Mar_2026"],
	[Date.UTC(2024, 1, 28, 17), "29_ก.พ._2567", "29_Feb_2024"],
	[null, "", ""],
	["", "", ""],
	["yesterday", "", ""],
])("%j is written %j and %j", (moment, th, en) => {
	expect(shown(formatDate(moment, "th"))).toBe(th);
	expect(shown(formatDate(moment, "en-US"))).toBe(en);
});

test("date and time are those of Bangkok", () => {
	const moment = "2026-12-31T16:59:00Z";
	expect(formatTime(moment)).toBe("23:59");
	expect(shown(formatDateTime(moment, "th"))).toBe(
		"31_ธ.ค._2569 เวลา_23:59_น.",
	);
	expect(shown(formatDateTime(moment, "en-US"))).toBe("31_Dec_2026 at_23:59");
	expect(formatDateTime(null, "th")).toBe("");
});

test.each([
	["2026-11-20T16:59:59Z", "ศ._20_พ.ย._2569", "Fri_20_Nov_2026"],
	["2026-11-20T17:00:00Z", "ส._21_พ.ย._2569", "Sat_21_Nov_2026"],
	["2026-11-22T05:00:00Z", "อา._22_พ.ย._2569", "Sun_22_Nov_2026"],
	["", "", ""],
])("%j is written as the day %j", (moment, th, en) => {
	expect(shown(formatDay(moment, "th"))).toBe(th);
	expect(shown(formatDay(moment, "en-US"))).toBe(en);
});

test.each([
	[-5, "0_วินาที", "0_s"],
	[59_999, "59_วินาที", "59_s"],
	[60_000, "1_นาที", "1_min"],
	[3_599_000, "59_นาที", "59_min"],
	[3_600_000, "1_ชม.", "1_h"],
	[8_040_000, "2_ชม._14_นาที", "2_h_14_min"],
	[86_400_000 * 3 + 3_600_000 * 2 + 60_000, "3_วัน_2_ชม.", "3_d_2_h"],
	[86_400_000 + 60_000, "1_วัน", "1_d"],
])("%d ms is written %j and %j", (ms, th, en) => {
	expect(shown(formatDuration(ms, "th"))).toBe(th);
	expect(shown(formatDuration(ms, "en-US"))).toBe(en);
});

// 2026-11-21 is a Saturday.
test.each([
	["day", "2026-11-21T16:59:59Z", "2026-11-21T17:00:00Z"],
	["day", "2026-11-21T17:00:00Z", "2026-11-22T17:00:00Z"],
	["week", "2026-11-21T05:00:00Z", "2026-11-22T17:00:00Z"],
	["week", "2026-11-22T16:59:59Z", "2026-11-22T17:00:00Z"],
	["week", "2026-11-22T17:00:00Z", "2026-11-29T17:00:00Z"],
	["month", "2026-11-21T05:00:00Z", "2026-11-30T17:00:00Z"],
	["month", "2026-12-31T17:00:00Z", "2027-01-31T17:00:00Z"],
] as const)("the %s after %s starts at %s", (of, now, start) => {
	expect(nextPeriodStart(of, Date.parse(now))).toBe(Date.parse(start));
});

// On each of these days the clocks change, or the period ends after such a change.
test.each([
	["America/New_York", "day", "2026-03-08T05:00:00Z", "2026-03-08T17:00:00Z"],
	["America/New_York", "week", "2026-11-01T03:00:00Z", "2026-11-01T17:00:00Z"],
	["Europe/London", "month", "2026-10-05T03:00:00Z", "2026-10-31T17:00:00Z"],
	["Europe/Berlin", "month", "2026-03-05T03:00:00Z", "2026-03-31T17:00:00Z"],
	["Australia/Sydney", "day", "2026-04-04T16:00:00Z", "2026-04-04T17:00:00Z"],
] as const)(
	"on a phone in %s the %s after %s starts at %s",
	(zone, of, now, start) => {
		vi.stubEnv("TZ", zone);
		expect(new Date(nextPeriodStart(of, Date.parse(now))).toJSON()).toBe(
			new Date(start).toJSON(),
		);
	},
);

test("a Bangkok day is always seven hours ahead of UTC", () => {
	const range = { min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) };
	fc.assert(
		fc.property(fc.integer(range), (now) => {
			const day = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10);
			expect(dayKey(now)).toBe(day);
			const next = nextPeriodStart("day", now);
			expect(next - now).toBeGreaterThan(0);
			expect(next - now).toBeLessThanOrEqual(86_400_000);
			expect(dayKey(next)).not.toBe(day);
			expect(dayKey(next - 1)).toBe(day);
			expect(inMs(now)).toBe(now);
		}),
	);
});

test("days of the same month or year name it once", () => {
	const day = (text: string) => Date.parse(`${text}T12:00:00+07:00`);
	const nbsp = (text: string) =>
		text.replaceAll("_", "\u00a0").replace("–", "–\u2060");
	expect(formatDays(day("2026-12-03"), day("2026-12-10"), "th")).toBe(
		nbsp("3–10_ธ.ค._2569"),
	);
	expect(formatDays(day("2026-12-03"), day("2026-12-10"), "en-US")).toBe(
		nbsp("3–10_Dec_2026"),
	);
	expect(formatDays(day("2025-12-03"), day("2026-12-10"), "en-US")).toBe(
		nbsp("3_Dec_2025 –_10_Dec_2026"),
	);
	expect(formatDays(day("2026-11-30"), day("2026-12-07"), "th")).toBe(
		nbsp("30_พ.ย. –_7_ธ.ค._2569"),
	);
	expect(formatDays(day("2026-12-28"), day("2027-01-04"), "en-US")).toBe(
		nbsp("28_Dec_2026 –_4_Jan_2027"),
	);
});

test.each([
	["2026-11-21T00:00:00.000Z", false],
	["2026-11-20T17:00:00.000Z", false],
	["2026-11-20T17:00:01.000Z", true],
	["2026-11-21T07:30:00.000Z", true],
	[null, false],
] as const)("%s has a time of day: %s", (moment, expected) => {
	expect(hasTimeOfDay(moment)).toBe(expected);
});

test("a day within weeks has no year", () => {
	const day = "2026-12-04T05:00:00Z";
	expect(shown(formatDayAndMonth(day, "th"))).toBe("4_ธ.ค.");
	expect(shown(formatDayAndMonth(day, "en-US"))).toBe("4_Dec");
	expect(formatDayAndMonth(null, "th")).toBe("");
});
