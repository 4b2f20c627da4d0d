// How a map insists: what did not come is asked for again, three times, each time later (2 §9 maps loader).

/** Before each new try, in ms. */
export const mapRetryDelays = [1000, 2000, 4000];

/** What `load` gives, asked for again as often as that. Rejects with the last failure. */
export async function retryMapLoad<Part>(
	load: () => Promise<Part>,
	waits: readonly number[] = mapRetryDelays,
): Promise<Part> {
	try {
		return await load();
	} catch (failure) {
		const [wait, ...later] = waits;
		if (wait === undefined) throw failure;
		await new Promise((go) => setTimeout(go, wait));
		return retryMapLoad(load, later);
	}
}
