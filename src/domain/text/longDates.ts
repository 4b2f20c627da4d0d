// Date formats that the first load does not need: days, periods, timestamps, names of months (2 §5).
import { bangkokOffsetMs } from "../../contract/bangkokOffsetMs";
import { formatDate, inMs, type Moment, nbsp, toBangkokTime } from "./dates";
import type { Locale } from "./localized";

/** A dash with a word joiner, without which a line could end after the dash. */
export const dash = "–\u2060";

/** `4 ธ.ค.` or `4 Dec`, for a day whose year is clear; "" without a moment. */
export const formatDayAndMonth = (moment: Moment, locale: Locale): string =>
	formatDate(moment, locale).slice(0, -5);

const weekdays = {
	th: "อา. จ. อ. พ. พฤ. ศ. ส.",
	"en-US": "Sun Mon Tue Wed Thu Fri Sat",
};

/** `ศ. 20 พ.ย. 2569` or `Fri 20 Nov 2026`; "" without a moment. */
export function formatDay(moment: Moment, locale: Locale): string {
	const time = toBangkokTime(moment);
	if (!time) return "";
	const day = weekdays[locale].split(" ")[time.getUTCDay()];
	return [day, formatDate(moment, locale)].join(nbsp);
}

/** `3–10 ธ.ค. 2569` or `30 พ.ย. – 7 ธ.ค. 2569`, with month and year once where both days share them; `from` must be before `through`. */
export function formatDays(from: Moment, through: Moment, locale: Locale) {
	const [first, last] = [formatDate(from, locale), formatDate(through, locale)];
	const [day, ...month] = first.split(nbsp);
	if (last.endsWith(nbsp + month.join(nbsp))) return `${day}${dash}${last}`;
	const isOneYear = first.slice(-4) === last.slice(-4);
	return `${isOneYear ? first.slice(0, -5) : first} ${dash}${nbsp}${last}`;
}

/** Whether the moment has a time of day: midnight in Bangkok or in UTC counts as a date only. */
export function hasTimeOfDay(moment: Moment): boolean {
	const ms = inMs(moment);
	return (
		ms !== null &&
		[ms, ms + bangkokOffsetMs].every((local) => local % 86_400_000 !== 0)
	);
}

const twoDigits = (number: number) => String(number % 100).padStart(2, "0");

/** `21/11/69 12:05:09` in Thai, `21/11/26 12:05:09` in English; "" without a moment (3 §1, 3 §9). */
export function formatTimestamp(moment: Moment, locale: Locale): string {
	const time = toBangkokTime(moment);
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
