// The saved codes that can be shown in a shop now.
import { inMs } from "../domain/text/dates";
import type { WalletCode } from "../platform/storage/wallet";

type CodeTimes = Pick<
	WalletCode,
	"countdown_time" | "expiration_datetime" | "over"
>;

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
