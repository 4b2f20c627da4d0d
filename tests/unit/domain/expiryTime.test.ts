// A phone whose clock changed while it was offline must neither end a coupon too early nor bring one back that certainly ended.
import fc from "fast-check";
import { expect, test } from "vitest";
import { expiryTime } from "../../../src/domain/expiryTime";

const hour = 3_600_000;
const real = Date.parse("2027-02-17T12:00:00+07:00");

test.each([
	[
		"three hours slow online, then set right offline",
		{ corrected: real + 3 * hour, phone: real, lastHeard: real - hour },
		real,
	],
	[
		"three hours fast online, then set right offline",
		{ corrected: real - 3 * hour, phone: real, lastHeard: real - 4 * hour },
		real - 3 * hour,
	],
	[
		"set ten years back offline: not before the last reply",
		{
			corrected: real - hour,
			phone: real - 87_600 * hour,
			lastHeard: real - hour,
		},
		real - hour,
	],
	[
		"always right",
		{ corrected: real, phone: real, lastHeard: real - hour },
		real,
	],
])("%s", (_what, times, judged) => {
	expect(expiryTime({ ...times, isSure: false })).toBe(judged);
});

test("once a reply has told the time, that time counts", () => {
	const times = { corrected: real + 3 * hour, phone: real, lastHeard: real };
	expect(expiryTime({ ...times, isSure: true })).toBe(real + 3 * hour);
});

test("unsure, it is never later than the best guess and never earlier than the last reply where the guess is not", () => {
	const ms = fc.integer({ min: 0, max: 4_102_444_800_000 });
	fc.assert(
		fc.property(ms, ms, ms, (corrected, phone, lastHeard) => {
			const judged = expiryTime({ corrected, phone, lastHeard, isSure: false });
			expect(judged).toBeLessThanOrEqual(corrected);
			expect(judged).toBeGreaterThanOrEqual(Math.min(corrected, lastHeard));
		}),
	);
});
