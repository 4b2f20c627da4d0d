// A list by distance renews an old position when the person returns to it; without a network it keeps the position that it was loaded for.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFreshPosition } from "../../../../src/components/places/useFreshPosition";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { draw, wipe } from "../../support/drawn";

const read = vi.fn();
const inBangkok = { lat: 13.746, lng: 100.534 };

beforeEach(() => {
	read.mockClear();
	vi.stubGlobal("navigator", {
		onLine: false,
		geolocation: { getCurrentPosition: read },
	});
	atomStore.set(positionAtom, { kind: "known", position: inBangkok, at: 0 });
});
afterEach(() => {
	wipe();
	vi.unstubAllGlobals();
});

function List({ isByDistance = true }) {
	useFreshPosition(isByDistance);
	return null;
}
const happens = (on: EventTarget, name: string) =>
	act(async () => void on.dispatchEvent(new Event(name)));

// The bug: in a shop without a signal the deals disappeared, because none could be loaded for the new position.
test("the position is renewed only with a network", async () => {
	await draw(<List />);
	await happens(document, "visibilitychange");
	expect(read).not.toHaveBeenCalled();
	Object.assign(navigator, { onLine: true });
	await happens(window, "online");
	expect(read).toHaveBeenCalledTimes(1);
	await happens(document, "visibilitychange");
	expect(read).toHaveBeenCalledTimes(2);
	// A list in another order needs no position.
	await draw(<List isByDistance={false} />);
	await happens(document, "visibilitychange");
	expect(read).toHaveBeenCalledTimes(2);
});
