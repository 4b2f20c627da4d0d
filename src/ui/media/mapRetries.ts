// How a map insists: what did not come is asked for again, three times, each time later (2 §9 maps loader).

/** Before each new try, in ms. */
export const mapRetryWaits = [1000, 2000, 4000];

/** What `load` gives, asked for again as often as that. Rejects with the last failure. */
export async function loadMapPart<Part>(
	load: () => Promise<Part>,
	waits: readonly number[] = mapRetryWaits,
): Promise<Part> {
	try {
		return await load();
	} catch (failure) {
		const [wait, ...later] = waits;
		if (wait === undefined) throw failure;
		await new Promise((go) => setTimeout(go, wait));
		return loadMapPart(load, later);
	}
}
