// Dates of the product: Bangkok time, Buddhist era in Thai (2 §1, 2 §5); the forms that home does not need are in longDates.ts.
import { bangkokOffsetMs } from "../../contract/bangkokOffsetMs";
import type { Locale } from "./localized";

/** The no-break space in dates, which never wrap across lines. */
export const nbsp = "\u00a0";

/** A time as an ISO text or in ms, or none. */
export type Moment = string | number | null | undefined;

/** Returns the moment in ms; null for none or an unreadable one. A text without a time zone is UTC. */
export function inMs(moment: Moment): number | null {
	if (moment === null || moment === undefined || moment === "") return null;
	const zoned =
		typeof moment === "number" || /(Z|[+-]\d\d:?\d\d)$/.test(moment)
			? moment
			: `${moment}Z`;
	const ms = new Date(zoned).getTime();
	return Number.isNaN(ms) ? null : ms;
}

/** Whether `now` (ms) is in a period, which is open on a side without a moment. */
export const isWithin = (from: Moment, through: Moment, now: number) =>
	now >= (inMs(from) ?? now) && now <= (inMs(through) ?? now);

/** Returns a Date whose UTC fields show Bangkok time; null without a moment. */
export function toBangkokTime(moment: Moment): Date | null {
	const ms = inMs(moment);
	const time = new Date((ms ?? Number.NaN) + bangkokOffsetMs);
	return Number.isNaN(time.getTime()) ? null : time;
}

const months = {
	th: "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.",
	"en-US": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
};

/** `31 ธ.ค. 2569` or `31 Dec 2026`; "" without a moment. */
export function formatDate(moment: Moment, locale: Locale): string {
	const time = toBangkokTime(moment);
	if (!time) return "";
	const month = months[locale].split(" ")[time.getUTCMonth()];
	const year = time.getUTCFullYear() + (locale === "th" ? 543 : 0);
	return [time.getUTCDate(), month, year].join(nbsp);
}

/** `12:33` in Bangkok. */
export const formatTime = (moment: Moment): string =>
	toBangkokTime(moment)?.toISOString().slice(11, 16) ?? "";

/** `31 ธ.ค. 2569 เวลา 23:59 น.` or `31 Dec 2026 at 23:59`. */
export function formatDateTime(moment: Moment, locale: Locale): string {
	const time = formatTime(moment);
	if (!time) return "";
	const date = formatDate(moment, locale);
	return locale === "th"
		? `${date} เวลา${nbsp}${time}${nbsp}น.`
		: `${date} at${nbsp}${time}`;
}

const units = {
	th: { day: "วัน", hour: "ชม.", minute: "นาที", second: "วินาที" },
	"en-US": { day: "d", hour: "h", minute: "min", second: "s" },
} as const;

/** The two largest units of a duration in ms, such as `2 ชม. 14 นาที` or `2 h 14 min`; the seconds where it is under a minute. */
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

/** The day in Bangkok, as YYYY-MM-DD; "" without a moment. */
export const dayKey = (moment: Moment): string =>
	toBangkokTime(moment)?.toISOString().slice(0, 10) ?? "";
