// When a code ends.
import { inMs, type Moment } from "../text/dates";

/** The times of a code, or of a history item, whose countdown has another field name. */
export interface CodeTimes {
	countdown_time?: Moment;
	countdown_datetime?: Moment;
	expiration_datetime?: Moment;
}

/** When a code ends in ms: by its countdown or its validity, whichever is earlier; null for never. */
export function codeEnd(code: CodeTimes): number | null {
	const ends = [
		code.countdown_time,
		code.countdown_datetime,
		code.expiration_datetime,
	].flatMap((moment) => inMs(moment) ?? []);
	return ends.length > 0 ? Math.min(...ends) : null;
}

/** Whether the code has ended at `now` (ms). */
export const hasEnded = (code: CodeTimes, now: number): boolean =>
	(codeEnd(code) ?? Number.POSITIVE_INFINITY) <= now;

/** The codes that end at most `limit` ms after `now`, each with the ms left, the next one first. */
export const endingWithin = <Code extends CodeTimes>(
	limit: number,
	codes: readonly Code[],
	now: number,
) =>
	codes
		.map((code) => ({ code, left: (codeEnd(code) ?? Infinity) - now }))
		.filter(({ left }) => left > 0 && left <= limit)
		.sort((one, other) => one.left - other.left);
