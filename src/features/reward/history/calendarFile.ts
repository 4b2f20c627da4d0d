// The ends of coupons as a calendar file with an alarm each: iCalendar by RFC 5545, in Bangkok's time.

export interface CouponEnd {
	/** Stays the same over time: a file taken again changes the entry and adds none. */
	id: string;
	/** When it ends, in ms. */
	end: number;
	title: string;
	text: string;
	/** Leads back to the coupon. */
	url: string;
}

const hour = 3_600_000;
/** The entry lies before the end, in ms: one that began with it would come too late. */
const length = hour;
const octets = new TextEncoder();

/** Backslashes, semicolons, commas and line ends, as texts must have them. */
const escapeText = (text: string) =>
	text
		.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll(/\r\n|\r|\n/g, "\\n");

/** Lines of at most 75 octets, never cut within a letter; each further one begins with a space. */
export function foldLine(line: string): string {
	const lines = [""];
	let room = 75;
	for (const letter of line) {
		const size = octets.encode(letter).length;
		if (size > room) {
			lines.push("");
			room = 74;
		}
		lines[lines.length - 1] += letter;
		room -= size;
	}
	return lines.join("\r\n ");
}

/** `20261231T235959`, of the fields that UTC reads. */
const stamp = (ms: number) =>
	new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z/g, "");
const inBangkok = (ms: number) => stamp(ms + 7 * hour);

/** A day ahead, or where that has passed by `now` two hours; else as late as the entry itself. */
function alarm(begin: number, now: number): string {
	if (begin - now > 24 * hour) return "-P1D";
	return begin - now > 2 * hour ? "-PT2H" : "PT0S";
}

/** The file at `now` (ms), CRLF at the end of every line; a coupon that has ended is left out. */
export function calendarFile(ends: readonly CouponEnd[], now: number): string {
	const entries = ends
		.filter(({ end }) => end > now)
		.flatMap(({ id, end, title, text, url }) => {
			const begin = Math.max(end - length, now);
			return [
				"BEGIN:VEVENT",
				`UID:${escapeText(id)}@galaxy-gift`,
				`DTSTAMP:${stamp(now)}Z`,
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
