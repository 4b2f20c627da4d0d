// Retries failed loads of a map three times with growing delays (2 §9 maps loader).

/** The delay before each retry, in ms. */
const retryDelays = [1000, 2000, 4000];

/** Loads a part of the map; rejects with the last failure. */
export async function retryMapLoad<Part>(
	load: () => Promise<Part>,
): Promise<Part> {
	for (const delay of retryDelays)
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, delay));
		}
	return load();
}

const retryCounts = new WeakMap<HTMLImageElement, number>();

/** Loads a failed tile again after the next delay if it is still on the map; returns false after the last try. */
export function retryTile(tile: HTMLImageElement): boolean {
	const retries = retryCounts.get(tile) ?? 0;
	const delay = retryDelays[retries];
	if (delay === undefined) return false;
	retryCounts.set(tile, retries + 1);
	const { src } = tile;
	setTimeout(() => {
		if (tile.isConnected) tile.src = src;
	}, delay);
	return true;
}
