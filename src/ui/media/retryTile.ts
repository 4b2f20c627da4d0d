// Retries a failed map tile (2 §9 maps loader).
import { mapRetryDelays } from "./retryMapLoad";

const tried = new WeakMap<HTMLImageElement, number>();

/** Loads the tile again after the next delay, if the tile is still on the map. False after the last try. */
export function retryTile(tile: HTMLImageElement): boolean {
	const before = tried.get(tile) ?? 0;
	const wait = mapRetryDelays[before];
	if (wait === undefined) return false;
	tried.set(tile, before + 1);
	const { src } = tile;
	setTimeout(() => {
		if (tile.isConnected) tile.src = src;
	}, wait);
	return true;
}
