// The calendar file: Bangkok time with its zone, one alarm each, folded and escaped as RFC 5545 requires.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type CouponEnd,
	calendarFile,
	foldLine,
} from "../../../../src/features/reward/history/calendarFile";

const now = Date.parse("2026-11-21T05:00:00Z");
const hour = 3_600_000;
const coupon = (hours: number, fields: Partial<CouponEnd> = {}): CouponEnd => ({
	id: "GG1",
	end: now + hours * hour,
	title: "กาแฟ",
	text: "ร้าน",
	url: "https://gift.example/history?state=history",
	...fields,
});
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an end is an hour-long event in Bangkok's time, in a file that defines the zone", () => {
	const lines = unfold(calendarFile([coupon(48)], now));
	expect(lines).toEqual(
		expect.arrayContaining([
			"BEGIN:VTIMEZONE",
			"TZID:Asia/Bangkok",
			"TZOFFSETTO:+0700",
			"UID:GG1@galaxy-gift",
			"DTSTAMP:20261121T050000Z",
			"DTSTART;TZID=Asia/Bangkok:20261123T110000",
			"DTEND;TZID=Asia/Bangkok:20261123T120000",
		]),
	);
	expect(lines[0]).toBe("BEGIN:VCALENDAR");
	expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test.each([
	[200, ["-P1D"]],
	[20, ["-PT2H"]],
	[2, ["PT0S"]],
	[0.2, ["PT0S"]],
	[0, []],
	[-1, []],
])("a coupon that ends in %d hours has the alarm %j", (hours, alarms) => {
	const lines = unfold(calendarFile([coupon(hours)], now));
	const triggers = lines.filter((line) => line.startsWith("TRIGGER:"));
	expect(triggers).toEqual(alarms.map((alarm) => `TRIGGER:${alarm}`));
});

test("every coupon has its own entry and alarm", () => {
	const file = calendarFile([coupon(30), coupon(50, { id: "GG2" })], now);
	expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
	expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

test("texts are escaped", () => {
	const title = "1, 2; 3\\4\nห้า";
	expect(unfold(calendarFile([coupon(48, { title })], now))).toContain(
		"SUMMARY:1\\, 2\\; 3\\\\4\\nห้า",
	);
});

// The bug: calendars refuse a file with a control character, such as the line break in a table's cell or on a slide.
test("other line breaks are the calendar's own, and control characters are left out", () => {
	const title = "1\v2\f3\u00854\u20285\u20296\r\n7\u0000\u001b\u007f8";
	expect(unfold(calendarFile([coupon(48, { title })], now))).toContain(
		"SUMMARY:1\\n2\\n3\\n4\\n5\\n6\\n78",
	);
});

/** Characters of one to four octets. */
const letter = fc.constantFrom("a", " ", "é", "ก", "😀");

test("no line is longer than 75 octets, no character is cut, and unfolding restores the line", () => {
	fc.assert(
		fc.property(fc.array(letter, { maxLength: 300 }), (text) => {
			const line = `X:${text.join("")}`;
			const folded = foldLine(line);
			const lengths = folded.split("\r\n").map((it) => Buffer.byteLength(it));
			expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
			expect(folded.replaceAll("\r\n ", "")).toBe(line);
		}),
	);
	expect(foldLine("ก".repeat(26))).toBe(`${"ก".repeat(25)}\r\n ก`);
});
