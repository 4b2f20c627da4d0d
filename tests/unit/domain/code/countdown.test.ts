// The countdown of a code: parts, digits, tones, visibility, announcements (2 §4).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	clockDigits,
	countdownTone,
	minutesToAnnounce,
	ringFraction,
	showsCountdown,
	timeLeft,
} from "../../../../src/domain/code/countdown";

const left = (ms: number) => timeLeft(ms, 0);

describe("countdown", () => {
	test.each([
		[558_000, "09:18"],
		[900_000, "15:00"],
		[899_001, "15:00"],
		[1, "00:01"],
		[0, "00:00"],
		[-5_000, "00:00"],
		[3_600_000, "1:00:00"],
		[90_061_000, "25:01:01"],
	])("%d ms reads %s", (ms, digits) => {
		expect(clockDigits(left(ms))).toBe(digits);
	});

	test("the time left is counted from now, not from zero", () => {
		expect(timeLeft(1_060_000, 1_000_000).total).toBe(60_000);
		expect(timeLeft(1_000_000, 1_060_000).total).toBe(0);
	});

	test("days, hours, minutes and seconds add up to the time left", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (ms) => {
				const { days, hours, minutes, seconds } = left(ms);
				const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
				expect(sum).toBe(Math.ceil(ms / 1000));
				expect(hours).toBeLessThan(24);
				expect(minutes).toBeLessThan(60);
				expect(seconds).toBeLessThan(60);
			}),
		);
	});

	test.each([
		[180_000, "calm"],
		[179_000, "warn"],
		[60_000, "warn"],
		[59_000, "bad"],
		[0, "bad"],
	] as const)("%d ms left is %s", (ms, tone) => {
		expect(countdownTone(left(ms))).toBe(tone);
	});

	test.each([
		["of its own minutes", 450_000, 15, 0.5],
		["of a quarter of an hour where they are unknown", 450_000, 0, 0.5],
		["whole at its own minutes", 1_200_000, 20, 1],
		["of its own minutes, not of an hour", 1_500_000, 50, 0.5],
		["whole at a usual span", 3_600_000, 0, 1],
		["of an hour when that holds it", 1_800_000, 0, 0.5],
		["longer than its minutes, by a clock that is off", 1_800_000, 15, 0.5],
		["months", 90 * 86_400_000, 0, 1],
		["over", 0, 15, 0],
	])("the ring is filled %s", (_, ms, minutes, fraction) => {
		expect(ringFraction(left(ms), minutes)).toBe(fraction);
	});

	test.each([
		[4, null, true],
		[4, "2026-11-21T05:00:00Z", true],
		[1, null, true],
		[8, null, false],
		[8, "2026-11-21T05:00:00Z", true],
		[9, null, false],
		[9, "2026-11-21T05:00:00Z", true],
	])(
		"type %d with the timer %s shows its countdown: %s",
		(type, end, shown) => {
			expect(showsCountdown(type, end)).toBe(shown);
		},
	);

	test.each([
		[301_000, 300_000, 5],
		[300_000, 299_000, null],
		[61_000, 59_500, 1],
		[1_000, 0, 0],
		[0, 0, null],
		[400_000, 0, 0],
		[280_000, 279_000, null],
	])(
		"passing from %d to %d ms announces the minutes %s",
		(before, after, minutes) => {
			expect(minutesToAnnounce(before, after)).toBe(minutes);
		},
	);

	test("5, 1 and 0 minutes are announced when they are passed; of several at once only the last", () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 40 }),
				(moments) => {
					const down = [400_001, ...moments.sort((a, b) => b - a), 0];
					for (const [at, after] of down.slice(1).entries()) {
						const before = down[at] ?? 0;
						const passed = [5, 1, 0].filter(
							(it) => it * 60_000 < before && it * 60_000 >= after,
						);
						expect(minutesToAnnounce(before, after)).toBe(
							passed.at(-1) ?? null,
						);
					}
				},
			),
		);
	});
});
