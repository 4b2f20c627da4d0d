// A position is read on a tap and reused for five minutes.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	positionAtom,
	refreshOldPosition,
	refreshPosition,
	requestPosition,
	retryPosition,
} from "../../../../src/platform/browser/lastPosition";
import { setServerTime } from "../../../../src/platform/http/clock";

const loadPage = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/pwa/chunkRecovery", () => ({ loadPage }));

const minute = 60_000;
let place = { latitude: 13.7456, longitude: 100.5341 };
const read = vi.fn((found: PositionCallback, _failed?: PositionErrorCallback) =>
	found({ coords: place } as GeolocationPosition),
);

beforeEach(() => {
	vi.useFakeTimers();
	read.mockClear();
	vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: read } });
	place = { latitude: 13.7456, longitude: 100.5341 };
	atomStore.set(positionAtom, { kind: "unasked" });
});
afterEach(() => vi.useRealTimers());

const inBangkok = { kind: "known", position: { lat: 13.746, lng: 100.534 } };
const inChiangMai = { kind: "known", position: { lat: 18.788, lng: 98.985 } };
function travel() {
	place = { latitude: 18.7881, longitude: 98.9853 };
}

test("a tap on near branches reads the position again when it is five minutes old", async () => {
	await requestPosition();
	travel();
	vi.advanceTimersByTime(5 * minute - 1);
	await requestPosition();
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
	expect(read).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1);
	const reading = requestPosition();
	expect(atomStore.get(positionAtom)).toEqual({ kind: "asking" });
	await reading;
	expect(atomStore.get(positionAtom)).toMatchObject(inChiangMai);
});

test("a position from a clock that was ahead is not recent", async () => {
	vi.setSystemTime(Date.now() + 86_400_000);
	await requestPosition();
	travel();
	setServerTime(Date.now() - 86_400_000);
	await requestPosition();
	expect(atomStore.get(positionAtom)).toMatchObject(inChiangMai);
});

test("near me reuses a recent position, and refreshes an old one while it shows it", async () => {
	await refreshOldPosition();
	expect(read).not.toHaveBeenCalled();
	await requestPosition();
	travel();
	vi.advanceTimersByTime(5 * minute - 1);
	await refreshOldPosition();
	expect(read).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1);
	const reading = refreshOldPosition();
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
	await reading;
	expect(atomStore.get(positionAtom)).toMatchObject(inChiangMai);
});

test("two taps while the browser asks read the position once; a tap after a refusal asks again", async () => {
	await Promise.all([requestPosition(), requestPosition()]);
	expect(read).toHaveBeenCalledOnce();
	atomStore.set(positionAtom, { kind: "denied" });
	await requestPosition();
	expect(read).toHaveBeenCalledTimes(2);
});

test.each([
	["without a press", "expired", 3, inBangkok, refreshOldPosition],
	["without a press", "unavailable", 2, inBangkok, refreshOldPosition],
	["without a press", "denied", 1, { kind: "denied" }, refreshOldPosition],
	["by a press", "expired", 3, inBangkok, refreshPosition],
	["by a press", "unavailable", 2, inBangkok, refreshPosition],
	["by a press", "denied", 1, { kind: "denied" }, refreshPosition],
	["by a tap on near branches", "expired", 3, inBangkok, requestPosition],
	["by a tap on near branches", "unavailable", 2, inBangkok, requestPosition],
	[
		"by a tap on near branches",
		"denied",
		1,
		{ kind: "denied" },
		requestPosition,
	],
] as const)(
	"a failed renewal of an old position %s leaves the right state: %s",
	async (_how, _end, code, left, refresh) => {
		await requestPosition();
		vi.advanceTimersByTime(5 * minute);
		read.mockImplementationOnce((_found, failed) =>
			failed?.({ code } as GeolocationPositionError),
		);
		await refresh();
		expect(atomStore.get(positionAtom)).toMatchObject(left);
	},
);

test("an unanswered permission question can be asked again, and a late answer counts", async () => {
	let answer: () => void = () => undefined;
	read.mockImplementationOnce((found) => {
		answer = () => found({ coords: place } as GeolocationPosition);
	});
	const reading = requestPosition();
	await vi.advanceTimersByTimeAsync(minute / 2 - 1);
	expect(atomStore.get(positionAtom)).toEqual({ kind: "asking" });
	await vi.advanceTimersByTimeAsync(1);
	await reading;
	expect(atomStore.get(positionAtom)).toEqual({ kind: "expired" });
	answer();
	await vi.advanceTimersByTimeAsync(0);
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
});

test("a late failure does not replace a newer position", async () => {
	await requestPosition();
	vi.advanceTimersByTime(5 * minute);
	let fail: () => void = () => undefined;
	read.mockImplementationOnce((_found, failed) => {
		fail = () => failed?.({ code: 3 } as GeolocationPositionError);
	});
	const reading = requestPosition();
	await vi.advanceTimersByTimeAsync(minute / 2);
	await reading;
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
	travel();
	await refreshPosition();
	fail();
	await vi.advanceTimersByTimeAsync(0);
	expect(atomStore.get(positionAtom)).toMatchObject(inChiangMai);
});

test("a failed refresh gives its reason; an unanswered one ends, and a late answer counts", async () => {
	await requestPosition();
	expect(await refreshPosition()).toBeNull();
	read.mockImplementationOnce((_found, failed) =>
		failed?.({ code: 2 } as GeolocationPositionError),
	);
	expect(await refreshPosition()).toBe("unavailable");
	travel();
	let answer: () => void = () => undefined;
	read.mockImplementationOnce((found) => {
		answer = () => found({ coords: place } as GeolocationPosition);
	});
	const reading = refreshPosition();
	await vi.advanceTimersByTimeAsync(minute / 2);
	expect(await reading).toBe("expired");
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
	answer();
	await vi.advanceTimersByTimeAsync(0);
	expect(atomStore.get(positionAtom)).toMatchObject(inChiangMai);
});

const geolocation = { getCurrentPosition: read };
const safari = { geolocation, standalone: false };
// The bug: WebKit keeps a refusal until the page is loaded again, so "Try again" always failed on an iPhone, even after the person had allowed the location.
test.each([
	["after a refusal an iPhone loads the page", safari, "denied", true],
	["after another failure an iPhone asks", safari, "expired", false],
	["after a refusal another phone asks", { geolocation }, "denied", false],
] as const)("%s to try again", async (_what, browser, kind, loads) => {
	loadPage.mockReset().mockResolvedValue(true);
	vi.stubGlobal("navigator", browser);
	atomStore.set(positionAtom, { kind });
	await retryPosition();
	expect(loadPage).toHaveBeenCalledTimes(Number(loads));
	expect(read).toHaveBeenCalledTimes(Number(!loads));
});

test("an iPhone that cannot load the page asks again", async () => {
	loadPage.mockReset().mockResolvedValue(false);
	vi.stubGlobal("navigator", safari);
	atomStore.set(positionAtom, { kind: "denied" });
	await retryPosition();
	expect(loadPage).toHaveBeenCalledOnce();
	expect(atomStore.get(positionAtom)).toMatchObject(inBangkok);
});
