// The date label of a game score: the server's own words, or a moment of its that is written as the product writes dates.
import { formatDateTime, inMs } from "../text/dates";
import type { Locale } from "../text/localized";

/** A label that is an ISO moment becomes a date of the language; any other is shown as it came. */
export function scoreDate(label: string, locale: Locale): string {
	const isMoment = /^\d{4}-\d\d-\d\dT/.test(label) && inMs(label) !== null;
	return isMoment ? formatDateTime(label, locale) : label;
}
