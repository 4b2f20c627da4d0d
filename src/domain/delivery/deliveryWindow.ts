// When a prize ordered now arrives: in 7 to 14 days (2 §9, 3 §9).
import { inBothLanguages } from "../text/bilingual";
import { dash, formatDays } from "../text/longDates";

const day = 86_400_000;
const soonest = 7;
const latest = 14;

/** `7–14`. */
export const deliveryDays = `${soonest}${dash}${latest}`;

/** First and last day of arrival, in ms at the time of day of `ordered`. */
export const deliveryWindow = (ordered: number) => ({
	from: ordered + soonest * day,
	through: ordered + latest * day,
});

/** The days of arrival as a text in both languages. */
export function arrivalDays(ordered: number) {
	const { from, through } = deliveryWindow(ordered);
	return inBothLanguages((locale) => formatDays(from, through, locale));
}
