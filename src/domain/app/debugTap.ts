// The hidden debug entry: 10 taps within 3 seconds (1 §2, 1 §9).

const tapsNeeded = 10;
const withinMs = 3000;

/** Adds a tap at `now` (ms) to the earlier ones; the tenth `opens` the debug page and resets the count. */
export function debugTap(
	before: readonly number[],
	now: number,
): { taps: readonly number[]; opens: boolean } {
	const taps = [...before, now].filter((at) => now - at <= withinMs);
	return taps.length >= tapsNeeded
		? { taps: [], opens: true }
		: { taps, opens: false };
}
