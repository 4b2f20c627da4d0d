// Dates of the product: Bangkok time, Buddhist era in Thai (2 §1, 2 §5).
import type { Locale } from "./localized";

/** Dates never break across lines. */
const nbsp = "\u00a0";
/** A line may end at a dash before a digit or a no-break space, but not at a word joiner. */
export const dash = "–\u2060";

/** ISO text or ms; null and unreadable texts give null. */
export type Moment = string | number | null | undefined;

/** In ms, or null; a text without a zone is UTC. */
export function inMs(moment: Moment): number | null {
	if (moment === null || moment === undefined || moment === "") return null;
	const zoned =
		typeof moment === "number" || /(Z|[+-]\d\d:?\d\d)$/.test(moment)
			? moment
			: `${moment}Z`;
	const ms = new Date(zoned).getTime();
	return Number.isNaN(ms) ? null : ms;
}

/** Bangkok's time in UTC fields: UTC+7 all year. */
function bangkok(moment: Moment): Date | null {
	const ms = inMs(moment);
	const time = new Date((ms ?? Number.NaN) + 7 * 3_600_000);
	return Number.isNaN(time.getTime()) ? null : time;
}

const months = {
	th: "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.",
	"en-US": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
};

/** `31 ธ.ค. 2569` or `31 Dec 2026`; "" without a moment. */
export function formatDate(moment: Moment, locale: Locale): string {
	const time = bangkok(moment);
	if (!time) return "";
	const month = months[locale].split(" ")[time.getUTCMonth()];
	const year = time.getUTCFullYear() + (locale === "th" ? 543 : 0);
	return [time.getUTCDate(), month, year].join(nbsp);
}

/** `4 ธ.ค.` or `4 Dec`, for a day within weeks; "" without a moment. */
export const formatDayOfYear = (moment: Moment, locale: Locale): string =>
	formatDate(moment, locale).slice(0, -5);

const weekdays = {
	th: "อา. จ. อ. พ. พฤ. ศ. ส.",
	"en-US": "Sun Mon Tue Wed Thu Fri Sat",
};

/** `ศ. 20 พ.ย. 2569` or `Fri 20 Nov 2026`; "" without a moment. */
export function formatDay(moment: Moment, locale: Locale): string {
	const time = bangkok(moment);
	if (!time) return "";
	const day = weekdays[locale].split(" ")[time.getUTCDay()];
	return [day, formatDate(moment, locale)].join(nbsp);
}

/** `3–10 ธ.ค. 2569`, `30 พ.ย. – 7 ธ.ค. 2569`: month and year once where both are the same; for `from` before `through`. No line ends with the dash. */
export function formatDays(
	from: Moment,
	through: Moment,
	locale: Locale,
): string {
	const [first, last] = [formatDate(from, locale), formatDate(through, locale)];
	const [day, ...month] = first.split(nbsp);
	if (last.endsWith(nbsp + month.join(nbsp))) return `${day}${dash}${last}`;
	const isOneYear = first.slice(-4) === last.slice(-4);
	return `${isOneYear ? first.slice(0, -5) : first} ${dash}${nbsp}${last}`;
}

/** `12:33` in Bangkok. */
export function formatTime(moment: Moment): string {
	return bangkok(moment)?.toISOString().slice(11, 16) ?? "";
}

/** Whether the record has a time of day: midnight, here or in UTC, is a date alone. */
export function hasTimeOfDay(moment: Moment): boolean {
	const ms = inMs(moment);
	return (
		ms !== null &&
		[ms, ms + 7 * 3_600_000].every((local) => local % 86_400_000 !== 0)
	);
}

/** `31 ธ.ค. 2569 เวลา 23:59 น.` or `31 Dec 2026 at 23:59`. */
export function formatDateTime(moment: Moment, locale: Locale): string {
	const time = formatTime(moment);
	if (!time) return "";
	const date = formatDate(moment, locale);
	return locale === "th"
		? `${date} เวลา${nbsp}${time}${nbsp}น.`
		: `${date} at${nbsp}${time}`;
}

const twoDigits = (number: number) => String(number % 100).padStart(2, "0");

/** `21/11/69 12:05:09` in Thai, `21/11/26 12:05:09` in English; "" without a moment (3 §1, 3 §9). */
export function formatTimestamp(moment: Moment, locale: Locale): string {
	const time = bangkok(moment);
	if (!time) return "";
	const year = time.getUTCFullYear() + (locale === "th" ? 543 : 0);
	const day = [time.getUTCDate(), time.getUTCMonth() + 1, year].map(twoDigits);
	return `${day.join("/")} ${time.toISOString().slice(11, 19)}`;
}

export function monthNames(locale: Locale): string[] {
	const format = new Intl.DateTimeFormat(locale, {
		month: "long",
		timeZone: "UTC",
	});
	return Array.from({ length: 12 }, (_, month) =>
		format.format(new Date(Date.UTC(2000, month, 1))),
	);
}

/** A date and time in Bangkok as the browser writes it, for the worker's page. */
export const formatByBrowser = (moment: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "Asia/Bangkok",
	}).format(Date.parse(moment));

const units = {
	th: { day: "วัน", hour: "ชม.", minute: "นาที", second: "วินาที" },
	"en-US": { day: "d", hour: "h", minute: "min", second: "s" },
} as const;

/** The two largest units: `2 ชม. 14 นาที`, `2 h 14 min`; seconds under a minute. */
export function formatDuration(ms: number, locale: Locale): string {
	const seconds = Math.max(0, Math.floor(ms / 1000));
	const parts = [
		[Math.floor(seconds / 86_400), units[locale].day],
		[Math.floor(seconds / 3600) % 24, units[locale].hour],
		[Math.floor(seconds / 60) % 60, units[locale].minute],
	] as const;
	const first = parts.findIndex(([amount]) => amount > 0);
	if (first < 0) return `${seconds}${nbsp}${units[locale].second}`;
	return parts
		.slice(first, first + 2)
		.filter(([amount]) => amount > 0)
		.map(([amount, unit]) => `${amount}${nbsp}${unit}`)
		.join(nbsp);
}

export function dayKey(moment: Moment): string {
	return bangkok(moment)?.toISOString().slice(0, 10) ?? "";
}
