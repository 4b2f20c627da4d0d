// A birth date as three choices (3 §5 Birth date).
import * as v from "valibot";
import { firstBirthYear, lastBirthYear } from "../../contract/birthYears";
import { moment } from "../../contract/fields";
import { dayKey } from "../text/dates";
import type { Locale } from "../text/localized";

const buddhistEra = 543;

export interface BirthDate {
	day: number;
	month: number;
	year: number;
}
export const noBirthDate: BirthDate = { day: 0, month: 0, year: 0 };

/** Days of a month (1 to 12); 31 without a month, 29 for February without a year. */
export const daysIn = (month: number, year: number): number =>
	new Date(Date.UTC(year || 2000, month, 0)).getUTCDate();

/** Returns the changed date; a day that the month does not have becomes 1 (3 §5). */
export function changeBirthDate(
	date: BirthDate,
	change: Partial<BirthDate>,
): BirthDate {
	const next = { ...date, ...change };
	return next.day > daysIn(next.month, next.year) ? { ...next, day: 1 } : next;
}

export const isCompleteDate = ({ day, month, year }: BirthDate): boolean =>
	day > 0 && month > 0 && year > 0;

/** The years, latest first; Thai labels add 543. */
export function birthYears(locale: Locale): { year: number; label: string }[] {
	return Array.from({ length: lastBirthYear - firstBirthYear + 1 }, (_, at) => {
		const year = lastBirthYear - at;
		return {
			year,
			label: String(locale === "th" ? year + buddhistEra : year),
		};
	});
}

/** The date as YYYYMMDD; "" until all three parts are chosen. */
export function toWireBirthDate(date: BirthDate): string {
	if (!isCompleteDate(date)) return "";
	const { day, month, year } = date;
	const two = (part: number) => String(part).padStart(2, "0");
	return `${year}${two(month)}${two(day)}`;
}

/** Converts a host's birth date to YYYYMMDD, as the calls take it. It may begin with YYYYMMDD or YYYY-MM-DD (3 §7); a time with a zone counts by its Bangkok day, and any other text stays unchanged. */
export function wireBirthDate(given: string): string {
	const isZoned = /:\d.*(Z|[+-]\d\d(:?\d\d)?)$/.test(given);
	const date = isZoned ? dayKey(v.parse(moment, given)) : given;
	const parts = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(date);
	return parts?.slice(1).join("") ?? given;
}

/** Parses a host's birth date; noBirthDate where it is invalid or out of range. */
export function readBirthDate(given: string): BirthDate {
	const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(wireBirthDate(given));
	if (!parts) return noBirthDate;
	const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
	const isOffered = year >= firstBirthYear && year <= lastBirthYear;
	const isDate =
		month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
	return isOffered && isDate ? { day, month, year } : noBirthDate;
}
