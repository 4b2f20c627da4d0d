// Proves that the app's time is the server's: learnt, steady against a phone clock that is set, kept for an offline start.
import { beforeEach, expect, test, vi } from "vitest";

const start = Date.parse("2026-11-21T05:00:00Z");

/** The clock of a fresh start at the given time of the phone. */
async function startedAt(phone: number) {
	vi.resetModules();
	vi.useFakeTimers({ now: phone, toFake: ["Date", "performance"] });
	return import("../../../src/platform/clock");
}

beforeEach(() => localStorage.clear());

test("before any reply the phone's time stands", async () => {
	const { serverNow } = await startedAt(start);
	expect(serverNow()).toBe(start);
});

test("what a reply tells runs on with the phone's clock", async () => {
	const { learnServerTime, serverNow } = await startedAt(start + 86_400_000);
	learnServerTime(start);
	vi.advanceTimersByTime(90_000);
	expect(serverNow()).toBe(start + 90_000);
});

test("the noise of whole seconds moves nothing, an unreadable date neither", async () => {
	const { learnServerTime, serverNow } = await startedAt(start);
	learnServerTime(start + 1400);
	learnServerTime(Number.NaN);
	expect(serverNow()).toBe(start);
	learnServerTime(start + 1600);
	expect(serverNow()).toBe(start + 1600);
});

test("an offline start still knows how wrong the phone is", async () => {
	(await startedAt(start - 7_200_000)).learnServerTime(start);
	const { serverNow } = await startedAt(start - 7_200_000 + 60_000);
	expect(serverNow()).toBe(start + 60_000);
});

test("a damaged saved offset counts as none", async () => {
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

test("a phone set back ten years while the app was closed is not believed; one set forward is, but counts as unsure", async () => {
	(await startedAt(start)).learnServerTime(start);
	const back = await startedAt(start - 3_650 * 86_400_000);
	expect(back.serverNow()).toBe(start);
	expect(back.isTimeSure()).toBe(false);
	const forward = await startedAt(start + 3_650 * 86_400_000);
	expect(forward.isTimeSure()).toBe(false);
	forward.learnServerTime(start + 5000);
	expect(forward.serverNow()).toBe(start + 5000);
	expect(forward.isTimeSure()).toBe(true);
});

test("a reply that told a wrong time is put right by the next one, also over a restart", async () => {
	const clock = await startedAt(start);
	clock.learnServerTime(start + 86_400_000);
	clock.learnServerTime(start);
	expect(clock.serverNow()).toBe(start);
	expect((await startedAt(start + 1000)).serverNow()).toBe(start + 1000);
});

test("a request's time is the server's, and none is given twice", async () => {
	const { newStamp, serverNow } = await startedAt(start);
	expect([newStamp(), newStamp(), newStamp()]).toEqual([
		start,
		start + 1,
		start + 2,
	]);
	vi.advanceTimersByTime(1);
	expect(newStamp()).toBe(start + 3);
	vi.advanceTimersByTime(1000);
	expect(newStamp()).toBe(serverNow());
});

test("after a small correction a request's time goes on from the last one, after a large one it is the right time", async () => {
	const { learnServerTime, newStamp } = await startedAt(start);
	newStamp();
	learnServerTime(start - 2000);
	expect(newStamp()).toBe(start + 1);
	learnServerTime(start - 86_400_000);
	expect(newStamp()).toBe(start - 86_400_000);
});
