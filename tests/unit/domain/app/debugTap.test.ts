// The hidden debug entry: the tenth tap within three seconds (1 §9).
import { expect, test } from "vitest";
import { debugTap } from "../../../../src/domain/app/debugTap";

/** The taps (counted from 1) that open the entry, for taps at these moments. */
function openings(moments: number[]): number[] {
	let taps: readonly number[] = [];
	return moments.flatMap((now, index) => {
		const step = debugTap(taps, now);
		taps = step.taps;
		return step.opens ? [index + 1] : [];
	});
}
const every = (ms: number, count: number) =>
	Array.from({ length: count }, (_, index) => 1_000_000 + index * ms);

test.each([
	["nine quick taps", every(100, 9), []],
	["ten quick taps", every(100, 10), [10]],
	["ten taps in exactly 3 s", every(3000 / 9, 10), [10]],
	["ten taps in just over 3 s", every(334, 10), []],
	["ten taps in 3,001 ms", [...every(100, 9), 1_003_001], []],
	["slow taps for ever", every(1000, 50), []],
	["twenty quick taps", every(10, 20), [10, 20]],
	["nineteen quick taps", every(10, 19), [10]],
	[
		"nine, a pause, ten",
		[...every(10, 9), ...every(10, 10).map((at) => at + 9000)],
		[19],
	],
])("%s", (_what, moments, opened) => {
	expect(openings(moments)).toEqual(opened);
});
