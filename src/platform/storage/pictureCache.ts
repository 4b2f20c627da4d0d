// The pictures that the worker keeps: customers' own ones among them go with their customer (O05).
import { pictureCaches } from "../../domain/app/pictureCaches";

/** How many a cache holds; none where it is not there. */
async function count(name: string): Promise<number> {
	try {
		if (!(await caches.has(name))) return 0;
		return (await (await caches.open(name)).keys()).length;
	} catch {
		return 0;
	}
}

// Caches are missing outside secure contexts.
const wipe = async (name: string): Promise<void> =>
	void (await globalThis.caches?.delete(name).catch(() => false));

/** How many there are; null where the browser has no such caches to ask. */
export async function countPictures(): Promise<number | null> {
	if (!("caches" in globalThis)) return null;
	const { shown, ofCodes, ofCustomers } = pictureCaches;
	return (
		(await count(shown)) + (await count(ofCodes)) + (await count(ofCustomers))
	);
}

/** Wipes them all. */
export async function wipePictures(): Promise<void> {
	await wipe(pictureCaches.shown);
	await wipeProfilePictures();
}

/** Wipes what customers sent of themselves, and the pictures of their codes. */
export async function wipeProfilePictures(): Promise<void> {
	await wipe(pictureCaches.ofCustomers);
	await wipe(pictureCaches.ofCodes);
}

/** So many pictures of codes are kept, and none that is larger, in bytes. */
const mostOfCodes = 200;
const largest = 300_000;

/** Puts one picture into a cache; what is none, or too large, goes again. */
async function keep(cache: Cache, address: string): Promise<void> {
	if (await cache.match(address)) return;
	await cache.add(address);
	const picture = await (await cache.match(address))?.blob();
	if (!picture?.type.startsWith("image/") || picture.size > largest)
		await cache.delete(address);
}

/** Keeps these pictures of the app's own origin for saved codes, and no others; never rejects. */
export async function cacheCodePictures(
	addresses: readonly string[],
): Promise<void> {
	const wanted = new Set(
		addresses
			.filter(Boolean)
			.map((address) => new URL(address, location.href))
			.filter(({ origin }) => origin === location.origin)
			.map(({ href }) => href)
			.slice(0, mostOfCodes),
	);
	try {
		const cache = await globalThis.caches?.open(pictureCaches.ofCodes);
		if (!cache) return;
		for (const request of await cache.keys())
			if (!wanted.has(request.url)) await cache.delete(request);
		for (const address of wanted)
			await keep(cache, address).catch(() => undefined);
	} catch {
		// Without a cache the codes still show, with the brand's first letter.
	}
}
