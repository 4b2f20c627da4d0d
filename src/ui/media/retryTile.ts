// A map tile that did not come is asked for again (2 §9 maps loader).
import { mapRetryDelays } from "./retryMapLoad";

const tried = new WeakMap<HTMLImageElement, number>();

/** Asks for the tile's picture again after a while, unless it was asked often enough or has left the map. */
export function retryTile(tile: HTMLImageElement): void {
	const before = tried.get(tile) ?? 0;
	const wait = mapRetryDelays[before];
	if (wait === undefined) return;
	tried.set(tile, before + 1);
	const { src } = tile;
	setTimeout(() => {
		if (tile.isConnected) tile.src = src;
	}, wait);
}
