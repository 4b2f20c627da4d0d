// The pictures that the worker keeps: customers' own ones among them go with their customer (O05).

/** Named so in the worker (sw.ts). */
const name = "pictures";
const ofCustomers = "/content/profile/";

async function kept(): Promise<Cache | null> {
	try {
		// Missing outside secure contexts.
		return (await caches.has(name)) ? await caches.open(name) : null;
	} catch {
		return null;
	}
}

/** How many there are; null where the browser has no such cache to ask. */
export async function countPictures(): Promise<number | null> {
	if (!("caches" in globalThis)) return null;
	const cache = await kept();
	return cache ? (await cache.keys()).length : 0;
}

/** Wipes them all. */
export async function wipePictures(): Promise<void> {
	await globalThis.caches?.delete(name).catch(() => false);
}

/** Wipes what customers sent of themselves. */
export async function wipeProfilePictures(): Promise<void> {
	const cache = await kept();
	const requests = (await cache?.keys()) ?? [];
	await Promise.all(
		requests
			.filter(({ url }) => new URL(url).pathname.startsWith(ofCustomers))
			.map((request) => cache?.delete(request)),
	);
}
