// Which of the codes saved on this phone can be shown in a shop now.
import { inMs } from "../domain/text/dates";
import type { WalletCode } from "../platform/storage/wallet";

type Kept = Pick<WalletCode, "countdown_time" | "expiration_datetime" | "over">;

/** When a code ends in ms: its running countdown, else its validity; null where it never does. */
export function codeEnd(code: Kept): number | null {
	return inMs(code.countdown_time) ?? inMs(code.expiration_datetime);
}

/** The codes that are not over and have not run out at `now` (ms). */
export function readyCodes<Code extends Kept>(
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
