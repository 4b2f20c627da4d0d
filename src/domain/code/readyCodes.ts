// The saved codes that can be shown in a shop now.
import { type CodeTimes, codeEnd, hasEnded } from "./codeEnd";

interface SavedCode extends CodeTimes {
	/** Set once the code was used or has ended. */
	over?: string;
}

/** The codes that are not over and end after `now` (ms). */
export const readyCodes = <Code extends SavedCode>(
	codes: readonly Code[],
	now: number,
): Code[] => codes.filter((code) => !code.over && !hasEnded(code, now));

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
