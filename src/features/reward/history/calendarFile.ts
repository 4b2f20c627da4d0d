// Coupon ends as an iCalendar file with alarms (RFC 5545), in Bangkok time.
import { bangkokOffsetMs } from "../../../contract/bangkokOffsetMs";
import {
	lacksDownloads,
	shareOrDownload,
} from "../../../platform/browser/downloadFile";

export interface CouponEnd {
	/** Stable, so that a new file updates the entry. */
	id: string;
	/** When it ends, in ms. */
	end: number;
	title: string;
	text: string;
	url: string;
}

const hour = 3_600_000;
const octets = new TextEncoder();

/** Escapes backslashes, semicolons, commas and line ends; removes the other control characters, which a text may not have. */
const escapeText = (text: string) =>
	text
		.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, "\\n")
		.replaceAll(/(?!\t)\p{Cc}/gu, "");

/** Folds at 75 octets without splitting a character; continuation lines start with a space. */
export function foldLine(line: string): string {
	const lines = [""];
	let remaining = 75;
	for (const letter of line) {
		const size = octets.encode(letter).length;
		if (size > remaining) {
			lines.push("");
			remaining = 74;
		}
		lines[lines.length - 1] += letter;
		remaining -= size;
	}
	return lines.join("\r\n ");
}

/** The UTC time as `20261231T235959`. */
const timestamp = (ms: number) =>
	new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z/g, "");
const inBangkok = (ms: number) => timestamp(ms + bangkokOffsetMs);

/** One day or two hours before the beginning, whichever is still ahead, else at the beginning. */
function alarm(begin: number, now: number): string {
	if (begin - now > 24 * hour) return "-P1D";
	return begin - now > 2 * hour ? "-PT2H" : "PT0S";
}

/** Returns the file's text with CRLF line ends, without coupons that ended before `now` (ms). */
export function calendarFile(ends: readonly CouponEnd[], now: number): string {
	const entries = ends
		.filter(({ end }) => end > now)
		.flatMap(({ id, end, title, text, url }) => {
			const begin = Math.max(end - hour, now);
			return [
				"BEGIN:VEVENT",
				`UID:${escapeText(id)}@galaxy-gift`,
				`DTSTAMP:${timestamp(now)}Z`,
				`DTSTART;TZID=Asia/Bangkok:${inBangkok(begin)}`,
				`DTEND;TZID=Asia/Bangkok:${inBangkok(end)}`,
				`SUMMARY:${escapeText(title)}`,
				`DESCRIPTION:${escapeText(text)}`,
				`URL:${url}`,
				"TRANSP:TRANSPARENT",
				"BEGIN:VALARM",
				"ACTION:DISPLAY",
				`DESCRIPTION:${escapeText(title)}`,
				`TRIGGER:${alarm(begin, now)}`,
				"END:VALARM",
				"END:VEVENT",
			];
		});
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Galaxy Gift//Coupons//TH",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"BEGIN:VTIMEZONE",
		"TZID:Asia/Bangkok",
		"BEGIN:STANDARD",
		"DTSTART:19700101T000000",
		"TZOFFSETFROM:+0700",
		"TZOFFSETTO:+0700",
		"TZNAME:+07",
		"END:STANDARD",
		"END:VTIMEZONE",
		...entries,
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Saves or shares the file of these ends; rejects where neither is possible. */
export const saveCalendarFile = (ends: readonly CouponEnd[], now: number) =>
	shareOrDownload(
		"galaxy-gift.ics",
		"text/calendar;charset=utf-8",
		calendarFile(ends, now),
		// With downloads, the browser opens the file in a calendar.
		lacksDownloads(),
	);
