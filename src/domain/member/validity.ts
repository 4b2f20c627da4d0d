// The period of a membership, and a birth date, as text (3 §2).
import { formatDate, inMs, type Moment } from "../text/dates";
import type { Locale } from "../text/localized";
import { formatDays } from "../text/longDates";
import { wireBirthDate } from "./birthDate";

/** `1 ม.ค. – 31 ธ.ค. 2569`, with the year once where both share it; only the end where the start is missing or later, "" without an end. */
export function formatValidity(start: Moment, end: Moment, locale: Locale) {
	const [from, through] = [formatDate(start, locale), formatDate(end, locale)];
	if (!from || !through || Number(inMs(start)) > Number(inMs(end)))
		return through && `–\u00a0${through}`;
	return formatDays(start, end, locale);
}

/** The birth date as text; "" where it is missing or invalid. */
export function formatBirthDate(date: string, locale: Locale): string {
	const [, year, month, day] =
		/^(\d{4})(\d\d)(\d\d)$/.exec(wireBirthDate(date)) ?? [];
	return year
		? formatDate(`${year}-${month}-${day}T12:00:00+07:00`, locale)
		: "";
}
