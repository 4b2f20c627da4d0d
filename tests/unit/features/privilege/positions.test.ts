// A position is read on a tap and used for five minutes.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	askPosition,
	nearPositionAtom,
	renewPosition,
} from "../../../../src/features/browse/nearPosition";
import {
	findPosition,
	positionAtom,
} from "../../../../src/features/privilege/lastPosition";
import { store } from "../../../../src/platform/query/store";

const minute = 60_000;
let place = { latitude: 13.7456, longitude: 100.5341 };
const read = vi.fn((found: PositionCallback) =>
	found({ coords: place } as GeolocationPosition),
);

beforeEach(() => {
	vi.useFakeTimers();
	read.mockClear();
	vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: read } });
	place = { latitude: 13.7456, longitude: 100.5341 };
	store.set(positionAtom, null);
	store.set(nearPositionAtom, { kind: "unasked" });
});
afterEach(() => vi.useRealTimers());

const inBangkok = { kind: "known", position: { lat: 13.746, lng: 100.534 } };
const inChiangMai = { kind: "known", position: { lat: 18.788, lng: 98.985 } };
function travel() {
	place = { latitude: 18.7881, longitude: 98.9853 };
}

test("a tap on near branches reads the position again once it is five minutes old", async () => {
	await findPosition();
	travel();
	vi.advanceTimersByTime(5 * minute - 1);
	await findPosition();
	expect(store.get(positionAtom)).toMatchObject(inBangkok);
	expect(read).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1);
	const reading = findPosition();
	expect(store.get(positionAtom)).toEqual({ kind: "reading" });
	await reading;
	expect(store.get(positionAtom)).toMatchObject(inChiangMai);
});

test("near me reuses a recent position, and refreshes an old one while showing it", async () => {
	await renewPosition();
	expect(read).not.toHaveBeenCalled();
	await askPosition();
	travel();
	vi.advanceTimersByTime(5 * minute - 1);
	await renewPosition();
	expect(read).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1);
	const reading = renewPosition();
	expect(store.get(nearPositionAtom)).toMatchObject(inBangkok);
	await reading;
	expect(store.get(nearPositionAtom)).toMatchObject(inChiangMai);
});

test("a second tap while the browser still asks reads once; a tap on near me always reads", async () => {
	await Promise.all([askPosition(), askPosition()]);
	expect(read).toHaveBeenCalledOnce();
	await askPosition();
	expect(read).toHaveBeenCalledTimes(2);
});
