// The saved codes that can be shown in a shop now.
import { type CodeTimes, hasEnded } from "./codeEnd";

interface SavedCode extends CodeTimes {
	/** Set once the code was used or has ended. */
	over?: string;
}

/** The codes that are not over and end after `now` (ms). */
export const readyCodes = <Code extends SavedCode>(
	codes: readonly Code[],
	now: number,
): Code[] => codes.filter((code) => !code.over && !hasEnded(code, now));
