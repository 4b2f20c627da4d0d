// A map tile or map code that failed to load is retried three times with growing delays, but not after a tile has left the map (2 §9).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryMapLoad, retryTile } from "../../../../src/ui/media/retryMapLoad";

let asked: number[];
let tile: HTMLImageElement;

beforeEach(() => {
	vi.useFakeTimers({ now: 0 });
	asked = [];
	tile = document.createElement("img");
	document.body.append(tile);
	// Every try fails at once, as without a network.
	Object.defineProperty(tile, "src", {
		get: () => "https://tiles.example/12/1/2.png",
		set: () => {
			asked.push(Date.now());
			retryTile(tile);
		},
	});
});
afterEach(() => {
	tile.remove();
	vi.useRealTimers();
});

test("a tile is retried three times, each after twice the wait", () => {
	retryTile(tile);
	vi.runAllTimers();
	expect(asked).toEqual([1000, 3000, 7000]);
});

test("a tile that has left the map is not retried", () => {
	retryTile(tile);
	tile.remove();
	vi.runAllTimers();
	expect(asked).toEqual([]);
});

test("the map's own code is retried three times before it fails", async () => {
	const load = vi.fn(() => {
		asked.push(Date.now());
		return Promise.reject(new Error("no signal"));
	});
	const lost = expect(retryMapLoad(load)).rejects.toThrow("no signal");
	await vi.runAllTimersAsync();
	await lost;
	expect(asked).toEqual([0, 1000, 3000, 7000]);
	const late = retryMapLoad(
		vi.fn(async () => "map").mockRejectedValueOnce(new Error("no signal")),
	);
	await vi.runAllTimersAsync();
	expect(await late).toBe("map");
});
