// The pictures that the worker keeps: customers' own ones among them go with their customer (O05).
import { pictureCaches } from "../domain/pictureCaches";

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
	const { shown, ofCustomers } = pictureCaches;
	return (await count(shown)) + (await count(ofCustomers));
}

/** Wipes them all. */
export async function wipePictures(): Promise<void> {
	await wipe(pictureCaches.shown);
	await wipeProfilePictures();
}

/** Wipes what customers sent of themselves. */
export const wipeProfilePictures = (): Promise<void> =>
	wipe(pictureCaches.ofCustomers);
