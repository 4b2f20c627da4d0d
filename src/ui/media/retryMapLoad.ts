// Retries failed loads of a map three times with growing delays (2 §9 maps loader).

/** The delay before each retry, in ms. */
export const mapRetryDelays = [1000, 2000, 4000];

/** Loads a part of the map; rejects with the last failure. */
export async function retryMapLoad<Part>(
	load: () => Promise<Part>,
	waits: readonly number[] = mapRetryDelays,
): Promise<Part> {
	try {
		return await load();
	} catch (failure) {
		const [wait, ...later] = waits;
		if (wait === undefined) throw failure;
		await new Promise((resolve) => setTimeout(resolve, wait));
		return retryMapLoad(load, later);
	}
}
