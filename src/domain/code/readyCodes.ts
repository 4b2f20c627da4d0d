// The saved codes that can be shown in a shop now.
import { inMs, type Moment } from "../text/dates";

interface CodeTimes {
	countdown_time: Moment;
	expiration_datetime: Moment;
	/** Used or ended, by the server's word or another phone. */
	over?: string;
}

/** When a code ends in ms: its countdown, else its validity; null for never. */
export const codeEnd = (code: CodeTimes): number | null =>
	inMs(code.countdown_time) ?? inMs(code.expiration_datetime);

/** The codes that are not over and end after `now` (ms). */
export function readyCodes<Code extends CodeTimes>(
	codes: readonly Code[],
	now: number,
): Code[] {
	return codes.filter(
		({ over, countdown_time, expiration_datetime }) =>
			!over &&
			[countdown_time, expiration_datetime]
				.map(inMs)
				.every((end) => end === null || end > now),
	);
}

/** The codes that end less than `limit` ms after `now`, each with the ms left, the next one first. */
export const endingWithin = <Code extends CodeTimes>(
	limit: number,
	codes: readonly Code[],
	now: number,
) =>
	codes
		.map((code) => ({ code, left: (codeEnd(code) ?? Infinity) - now }))
		.filter(({ left }) => left > 0 && left <= limit)
		.sort((one, other) => one.left - other.left);
