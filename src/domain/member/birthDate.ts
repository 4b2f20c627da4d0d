// A birth date as three choices: the years on offer, the days of a month, the form it is sent in (3 §5 Birth date).
import type { Locale } from "../text/localized";

/** Years that can be chosen, Gregorian (3 §9). */
const firstBirthYear = 1930;
const lastBirthYear = 2004;
const buddhistEra = 543;

/** Gregorian numbers; 0 until chosen. */
export interface BirthDate {
	day: number;
	month: number;
	year: number;
}
export const noBirthDate: BirthDate = { day: 0, month: 0, year: 0 };

/** How many days a month (1 to 12) has; 31 before a month is chosen, 29 in a February before its year is. */
export function daysIn(month: number, year: number): number {
	if (month === 0) return 31;
	// Any leap year stands in for one not chosen yet.
	return new Date(Date.UTC(year || 2000, month, 0)).getUTCDate();
}

/** The date after one choice; a day that the month does not have becomes 1 (3 §5). */
export function changeBirthDate(
	date: BirthDate,
	change: Partial<BirthDate>,
): BirthDate {
	const next = { ...date, ...change };
	return next.day > daysIn(next.month, next.year) ? { ...next, day: 1 } : next;
}

export const isCompleteDate = ({ day, month, year }: BirthDate): boolean =>
	day > 0 && month > 0 && year > 0;

/** The years from the latest to the first, with what each is called: Thai adds 543. */
export function birthYears(locale: Locale): { year: number; label: string }[] {
	return Array.from({ length: lastBirthYear - firstBirthYear + 1 }, (_, at) => {
		const year = lastBirthYear - at;
		return {
			year,
			label: String(locale === "th" ? year + buddhistEra : year),
		};
	});
}

/** YYYYMMDD in Gregorian years, as it is sent; "" until all three are chosen. */
export function toWireBirthDate(date: BirthDate): string {
	if (!isCompleteDate(date)) return "";
	const { day, month, year } = date;
	const two = (part: number) => String(part).padStart(2, "0");
	return `${year}${two(month)}${two(day)}`;
}

/** Reads YYYYMMDD; nothing chosen where it is no date or its year is not on offer. */
export function readBirthDate(wire: string): BirthDate {
	const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(wire);
	if (!parts) return noBirthDate;
	const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
	const isOffered = year >= firstBirthYear && year <= lastBirthYear;
	const isDate =
		month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
	return isOffered && isDate ? { day, month, year } : noBirthDate;
}
