// How long a request may still take effect: 5 minutes from its timestamp in server time, plus a minute for differing clocks.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	isRefusedForGood,
	isTimestampAccepted,
	longestWindowMs,
	minutesToArrive,
	windowEnd,
} from "../../../../src/domain/claim/claimWindow";

const minute = 60_000;
const sent = Date.parse("2026-11-21T05:00:00Z");

test.each([
	[0, 6],
	[1, 6],
	[minute, 5],
	[5 * minute, 1],
	[6 * minute - 1, 1],
	[20 * minute, 1],
	[-5 * minute, 11],
	// The bug: a phone whose clock was a day ahead said "within 1446 minutes".
	[-24 * 60 * minute, 11],
])(
	"%d ms after its timestamp a request may still arrive for %d minutes",
	(after, minutes) => expect(minutesToArrive(sent, sent + after)).toBe(minutes),
);

test.each([
	["long ago", -60, true],
	["six minutes ago", -6, true],
	["a moment after its end: a copy may have come in time", -5.5, false],
	["exactly six minutes and a millisecond less", -6 + 1 / minute, false],
	["exactly a quarter of an hour ahead", 15, false],
	["accepted", 0, false],
	["a little ahead", 6, false],
	["ten minutes ahead", 10, false],
	["a quarter of an hour ahead", 15.1, true],
	["a day ahead", 1440, true],
])(
	"a refusal of a timestamp %s (%d min) is final: %s",
	(_what, ahead, isOver) =>
		expect(isRefusedForGood(sent + ahead * minute, sent)).toBe(isOver),
);

test("a request that could still be accepted never counts as over, however the clocks differ", () => {
	const times = fc.integer({ min: -20 * minute, max: 20 * minute });
	fc.assert(
		fc.property(times, (after) => {
			const now = sent + after;
			if (!isTimestampAccepted(sent, now)) return;
			expect(now).toBeLessThan(windowEnd(sent));
			expect(isRefusedForGood(sent, now)).toBe(false);
		}),
	);
});

test.each([
	[0, true],
	[5 * minute, true],
	[-5 * minute, true],
	[5 * minute + 1, false],
	[-5 * minute - 1, false],
])("%d ms after its timestamp a request is accepted: %s", (after, isAccepted) =>
	expect(isTimestampAccepted(sent, sent + after)).toBe(isAccepted),
);

test("by the monotonic clock a request is over after the window of its latest possible timestamp", () => {
	const latest = sent + 5 * minute;
	expect(isTimestampAccepted(latest, sent)).toBe(true);
	expect(isTimestampAccepted(latest + 1, sent)).toBe(false);
	expect(sent + longestWindowMs).toBe(windowEnd(latest));
	expect(longestWindowMs).toBe(11 * minute);
});
