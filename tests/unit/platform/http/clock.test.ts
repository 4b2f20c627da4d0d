// Proves that the app uses the server's time: it comes from replies, ignores changes of the phone's clock, and is saved for an offline start.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const start = Date.parse("2026-11-21T05:00:00Z");

/** The clock module after a start at this time of the phone. */
async function startedAt(phone: number) {
	vi.resetModules();
	vi.useFakeTimers({ now: phone, toFake: ["Date", "performance"] });
	return import("../../../../src/platform/http/clock");
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllEnvs());

test("before any reply the phone's time is used", async () => {
	const { serverNow } = await startedAt(start);
	expect(serverNow()).toBe(start);
});

test("the time of a reply continues to run with the phone's clock", async () => {
	const { setServerTime, serverNow } = await startedAt(start + 86_400_000);
	setServerTime(start);
	vi.advanceTimersByTime(90_000);
	expect(serverNow()).toBe(start + 90_000);
});

test("differences below a second and unreadable dates change nothing", async () => {
	const { isServerTimeKnown, setServerTime, serverNow } =
		await startedAt(start);
	// The last two dates are a token's iat in ms, and the largest number.
	for (const ms of [Number.NaN, Infinity, start * 1000, 9e18])
		setServerTime(ms);
	expect(isServerTimeKnown()).toBe(false);
	setServerTime(start + 1400);
	expect(serverNow()).toBe(start);
	setServerTime(start + 1600);
	expect(serverNow()).toBe(start + 1600);
});

test("a clock within the range of a late reply is confirmed and unchanged, and nothing is saved", async () => {
	// The bug: such a reply set a right clock back, also for the next offline start.
	const { isServerTimeKnown, setServerTime, serverNow } =
		await startedAt(start);
	setServerTime(start - 12_000, start + 1000);
	expect(serverNow()).toBe(start);
	expect(isServerTimeKnown()).toBe(true);
	expect(localStorage.getItem("clock-offset")).toBeNull();
});

test.each([
	["slow", -3_600_000, start - 12_000],
	["fast", 3_600_000, start + 1000],
])(
	"a %s clock moves to the nearer end of a late reply's range",
	async (_name, wrong, end) => {
		const { setServerTime, serverNow } = await startedAt(start + wrong);
		setServerTime(start - 12_000, start + 1000);
		expect(serverNow()).toBe(end);
		expect((await startedAt(start + wrong)).serverNow()).toBe(end);
	},
);

test("with an unsure clock only the earliest time of a late reply counts as passed", async () => {
	const { readExpiryClock, setServerTime } = await startedAt(start);
	setServerTime(start - 12_000, start + 1000);
	vi.setSystemTime(start + 7_200_000);
	expect(readExpiryClock().confirmedNow).toBe(start - 12_000);
});

test("an offline start uses the saved offset", async () => {
	(await startedAt(start - 7_200_000)).setServerTime(start);
	const { serverNow } = await startedAt(start - 7_200_000 + 60_000);
	expect(serverNow()).toBe(start + 60_000);
});

test("a damaged saved offset is ignored", async () => {
	localStorage.setItem("clock-offset", "soon");
	expect((await startedAt(start)).serverNow()).toBe(start);
});

test("a phone clock set back while the app runs changes nothing", async () => {
	const { serverNow } = await startedAt(start);
	serverNow();
	vi.advanceTimersByTime(10_000);
	vi.setSystemTime(start - 3_600_000);
	expect(serverNow()).toBe(start + 10_000);
	vi.advanceTimersByTime(5000);
	expect(serverNow()).toBe(start + 15_000);
});

test("a phone clock set back ten years while the app was closed is ignored; one set forward is used as unconfirmed", async () => {
	(await startedAt(start)).setServerTime(start);
	const back = await startedAt(start - 3_650 * 86_400_000);
	expect(back.serverNow()).toBe(start);
	expect(back.isServerTimeKnown()).toBe(false);
	const forward = await startedAt(start + 3_650 * 86_400_000);
	expect(forward.isServerTimeKnown()).toBe(false);
	forward.setServerTime(start + 5000);
	expect(forward.serverNow()).toBe(start + 5000);
	expect(forward.isServerTimeKnown()).toBe(true);
});

test("a wrong time from one reply is corrected by the next, also after a restart", async () => {
	const clock = await startedAt(start);
	clock.setServerTime(start + 86_400_000);
	clock.setServerTime(start);
	expect(clock.serverNow()).toBe(start);
	expect((await startedAt(start + 1000)).serverNow()).toBe(start + 1000);
});

// The bug: the correction was not saved, so an offline start was hours late.
test.each([
	["while the app is open", true],
	["between two starts", false],
])(
	"a fast phone clock that is corrected %s leaves no wrong offset for an offline start",
	async (_when, isOpen) => {
		let clock = await startedAt(start + 86_400_000);
		clock.setServerTime(start, start + 1000);
		vi.advanceTimersByTime(1000);
		if (isOpen) vi.setSystemTime(start + 1000);
		else clock = await startedAt(start + 1000);
		clock.setServerTime(start + 1000, start + 2000);
		const { serverNow } = await startedAt(start + 3 * hour);
		expect(Math.abs(serverNow() - start - 3 * hour)).toBeLessThan(2000);
	},
);

test("a request's timestamp is the server's time, and unique", async () => {
	const { newTimestamp, serverNow } = await startedAt(start);
	expect([newTimestamp(), newTimestamp(), newTimestamp()]).toEqual([
		start,
		start + 1,
		start + 2,
	]);
	vi.advanceTimersByTime(1);
	expect(newTimestamp()).toBe(start + 3);
	vi.advanceTimersByTime(1000);
	expect(newTimestamp()).toBe(serverNow());
});

test("after a small correction timestamps continue from the last one, after a large one they are exact", async () => {
	const { setServerTime, newTimestamp } = await startedAt(start);
	newTimestamp();
	setServerTime(start - 2000);
	expect(newTimestamp()).toBe(start + 1);
	setServerTime(start - 86_400_000);
	expect(newTimestamp()).toBe(start - 86_400_000);
});

const hour = 3_600_000;
const soonOver = start + 14 * 60_000;

test("on a phone 3 h slow that is corrected offline a coupon with 14 minutes left keeps them", async () => {
	(await startedAt(start - 3 * hour)).setServerTime(start);
	const { readExpiryClock, serverNow } = await startedAt(start);
	// By the saved offset the coupon would be over.
	expect(serverNow()).toBe(start + 3 * hour);
	expect(readExpiryClock()).toEqual({
		now: start,
		confirmedNow: start,
		isDoubtful: true,
	});
});

test.each([
	["3 h fast, set right while offline", 3 * hour, 0],
	["right, set 3 h back while offline", 0, -3 * hour],
	["right, set ten years back", 0, -87_600 * hour],
	["ten years ahead, set right", 87_600 * hour, 0],
])(
	"a coupon still runs on a phone whose clock was %s",
	async (_name, before, after) => {
		(await startedAt(start + before)).setServerTime(start);
		const { readExpiryClock } = await startedAt(start + 60_000 + after);
		const { now, confirmedNow } = readExpiryClock();
		expect(now).toBeLessThan(soonOver);
		expect(now).toBeGreaterThanOrEqual(start);
		expect(confirmedNow).toBe(start);
	},
);

test("with the clock set ahead offline no coupon ends until a reply confirms the time", async () => {
	(await startedAt(start)).setServerTime(start);
	const { readExpiryClock, setServerTime } = await startedAt(start + 3 * hour);
	expect(readExpiryClock().confirmedNow).toBe(start);
	setServerTime(start + 3 * hour);
	expect(readExpiryClock().confirmedNow).toBe(start + 3 * hour);
});

test("after a late first reply the monotonic clock counts from it", async () => {
	const { readExpiryClock, setServerTime } = await startedAt(start);
	vi.advanceTimersByTime(hour);
	setServerTime(start + hour);
	vi.advanceTimersByTime(60_000);
	vi.setSystemTime(start + 9 * hour);
	expect(readExpiryClock().confirmedNow).toBe(start + hour + 60_000);
});

test("with the clock set ahead in a running app the time is unconfirmed, and countdowns use the monotonic clock", async () => {
	const { readExpiryClock, isServerTimeKnown, setServerTime } =
		await startedAt(start);
	setServerTime(start);
	expect(isServerTimeKnown()).toBe(true);
	vi.advanceTimersByTime(60_000);
	vi.setSystemTime(start + 3 * hour);
	expect(isServerTimeKnown()).toBe(false);
	expect(readExpiryClock().confirmedNow).toBe(start + 60_000);
	setServerTime(start + 61_000);
	expect(readExpiryClock()).toEqual({
		now: start + 61_000,
		confirmedNow: start + 61_000,
		isDoubtful: false,
	});
});

test("after sleeping offline and a clock set back, countdowns follow the time that has passed", async () => {
	const { readExpiryClock, setServerTime } = await startedAt(start);
	setServerTime(start);
	vi.setSystemTime(start + 60_000);
	expect(readExpiryClock().now).toBe(start + 60_000);
	vi.setSystemTime(start - 3 * hour);
	vi.advanceTimersByTime(5000);
	expect(readExpiryClock()).toMatchObject({
		now: start + 65_000,
		confirmedNow: start + 5000,
	});
});

test("a phone in another time zone has the same time", async () => {
	(await startedAt(start)).setServerTime(start);
	for (const TZ of [
		"Asia/Bangkok",
		"America/Los_Angeles",
		"Pacific/Kiritimati",
	]) {
		vi.stubEnv("TZ", TZ);
		const { readExpiryClock } = await startedAt(start + 60_000);
		expect(readExpiryClock()).toMatchObject({
			now: start + 60_000,
			isDoubtful: false,
		});
	}
});

test("damaged saved times are ignored", async () => {
	localStorage.setItem("clock-offset", "Infinity");
	localStorage.setItem("server-time", "1e999");
	const { readExpiryClock, serverNow } = await startedAt(start);
	expect(serverNow()).toBe(start);
	expect(readExpiryClock()).toMatchObject({ now: start });
});

test("at a host that sends no time, a corrected phone clock is used", async () => {
	// The bug: coupons that a clock one day ahead had ended stayed over until the next start.
	const clock = await startedAt(start + 86_400_000);
	clock.acceptPhoneTime();
	vi.setSystemTime(start);
	clock.acceptPhoneTime();
	expect(clock.readExpiryClock()).toEqual({
		now: start,
		confirmedNow: start,
		isDoubtful: false,
	});
});

test("after a reply without a time the phone's clock decides until a reply has one; nothing is saved", async () => {
	// The bug: at a host of another origin every privilege with a first day was outside its claim period.
	const clock = await startedAt(start);
	expect(clock.readExpiryClock().confirmedNow).toBeLessThan(start - 86_400_000);
	clock.acceptPhoneTime();
	vi.advanceTimersByTime(60_000);
	expect(clock.readExpiryClock()).toEqual({
		now: start + 60_000,
		confirmedNow: start + 60_000,
		isDoubtful: false,
	});
	expect(clock.isServerTimeKnown()).toBe(false);
	expect(localStorage).toHaveLength(0);
	clock.setServerTime(start - 3_600_000);
	clock.acceptPhoneTime();
	expect(clock.readExpiryClock().confirmedNow).toBe(start - 3_600_000);
});
