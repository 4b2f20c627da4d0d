// The date label of a game score.
import { formatDateTime, inMs } from "../text/dates";
import type { Locale } from "../text/localized";

/** An ISO date in the reader's language; any other label unchanged. */
export function scoreDate(label: string, locale: Locale): string {
	const isMoment = /^\d{4}-\d\d-\d\dT/.test(label) && inMs(label) !== null;
	return isMoment ? formatDateTime(label, locale) : label;
}
