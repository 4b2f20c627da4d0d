// The moment of a notification as DD/MM/YY HH:mm:ss in Bangkok, the year of the Buddhist era in Thai (3 §1, 3 §9).
import { inMs, type Moment } from "./dates";
import type { Locale } from "./localized";

const two = (number: number) => String(number % 100).padStart(2, "0");

/** `21/11/69 12:05:09` in Thai, `21/11/26 12:05:09` in English; "" without a moment. */
export function formatTimestamp(moment: Moment, locale: Locale): string {
	const ms = inMs(moment);
	if (ms === null) return "";
	// Bangkok is 7 hours ahead all year round.
	const time = new Date(ms + 7 * 3_600_000);
	const year = time.getUTCFullYear() + (locale === "th" ? 543 : 0);
	const day = [time.getUTCDate(), time.getUTCMonth() + 1, year].map(two);
	const clock = [
		time.getUTCHours(),
		time.getUTCMinutes(),
		time.getUTCSeconds(),
	].map(two);
	return `${day.join("/")}\u00a0${clock.join(":")}`;
}
