// The time by which coupons end: the earlier of corrected time and phone time. An unconfirmed time ends no coupon.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	expiryClock,
	mayHaveEnded,
} from "../../../../src/domain/code/expiryClock";

const now = Date.parse("2026-11-21T05:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const year = 365 * 24 * hour;

/** Each row: the phone's clock and last reply against the true time, and the end of a coupon. */
test.each([
	// phone, offset of the last reply, last reply, end of the coupon, certainly over, possibly over
	[
		"set right offline after it was 3 h slow",
		0,
		3 * hour,
		-minute,
		14 * minute,
		false,
		false,
	],
	[
		"set right offline after it was 3 h fast",
		0,
		-3 * hour,
		-minute,
		14 * minute,
		false,
		false,
	],
	["set 3 h ahead offline", 3 * hour, 0, -minute, 14 * minute, false, true],
	["set 3 h back offline", -3 * hour, 0, -minute, 14 * minute, false, false],
	["set ten years ahead", 10 * year, 0, -minute, 14 * minute, false, true],
	["set ten years back", -10 * year, 0, -minute, 14 * minute, false, false],
	[
		"right, the coupon ended since the last reply",
		0,
		0,
		-hour,
		-minute,
		false,
		true,
	],
	[
		"right, the coupon ended before the last reply",
		0,
		0,
		-minute,
		-hour,
		true,
		false,
	],
	[
		"ten years back, the coupon ended before the last reply",
		-10 * year,
		0,
		-minute,
		-hour,
		true,
		false,
	],
	["never any reply", 0, 0, -now, -hour, false, true],
] as const)(
	"%s",
	(_name, phoneOff, offset, confirmedOffset, end, isOver, seemsOver) => {
		const phone = now + phoneOff;
		const confirmedNow = now + confirmedOffset;
		const corrected = Math.max(phone + offset, confirmedNow);
		const times = expiryClock({
			phone,
			corrected,
			confirmedNow,
			isConfirmed: false,
		});
		expect(now + end <= times.confirmedNow).toBe(isOver);
		expect(mayHaveEnded(now + end, times)).toBe(seemsOver);
	},
);

test("once a reply has confirmed the time, only that time decides", () => {
	const reading = {
		phone: now - hour,
		corrected: now,
		confirmedNow: now - hour,
	};
	expect(expiryClock({ ...reading, isConfirmed: true })).toEqual({
		now,
		confirmedNow: now,
		isDoubtful: false,
	});
	expect(mayHaveEnded(now, { now, confirmedNow: now })).toBe(false);
});

const moment = fc.integer({ min: -20 * year, max: 20 * year });

test("with any phone clock a valid coupon never counts as over, and the time left is by the earlier clock", () => {
	fc.assert(
		fc.property(
			moment,
			moment,
			fc.integer({ min: 0, max: year }),
			fc.integer({ min: 1, max: year }),
			(phoneOff, offset, sinceReply, left) => {
				const confirmedNow = now - sinceReply;
				const phone = now + phoneOff;
				const corrected = Math.max(phone + offset, confirmedNow);
				const times = expiryClock({
					phone,
					corrected,
					confirmedNow,
					isConfirmed: false,
				});
				expect(now + left).toBeGreaterThan(times.confirmedNow);
				expect(times.now).toBeGreaterThanOrEqual(times.confirmedNow);
				expect(times.now).toBe(
					Math.max(confirmedNow, Math.min(phone, corrected)),
				);
			},
		),
	);
});

test("the time is unconfirmed only if the clocks disagree and no reply has decided", () => {
	const at = (difference: number, isConfirmed: boolean) =>
		expiryClock({
			phone: now,
			corrected: now + difference,
			confirmedNow: now - hour,
			isConfirmed,
		}).isDoubtful;
	expect(at(3 * hour, false)).toBe(true);
	expect(at(-3 * hour, false)).toBe(true);
	expect(at(59_999, false)).toBe(false);
	expect(at(3 * hour, true)).toBe(false);
});
