// The hidden debug entry: 10 taps within 3 seconds (1 §2, 1 §9).

const tapsNeeded = 10;
const within = 3000;

/**
 * Takes one more tap: the moments (ms) of the last ones and of this one, and
 * whether that opens the entry. Opening it starts the counting anew.
 */
export function debugTap(
	before: readonly number[],
	now: number,
): { taps: readonly number[]; opens: boolean } {
	const taps = [...before, now].filter((at) => now - at <= within);
	return taps.length >= tapsNeeded
		? { taps: [], opens: true }
		: { taps, opens: false };
}
