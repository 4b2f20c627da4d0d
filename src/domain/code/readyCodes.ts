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
