// The worker's picture caches; customers' own pictures are erased with their data (O05).
import { pictureCaches } from "../../domain/app/pictureCaches";
import { ownPicture } from "../http/replyPicture";

async function count(name: string): Promise<number> {
	try {
		if (!(await caches.has(name))) return 0;
		return (await (await caches.open(name)).keys()).length;
	} catch {
		return 0;
	}
}

async function wipe(name: string): Promise<void> {
	try {
		await globalThis.caches?.delete(name);
	} catch {
		// Where the browser refuses caches there are no pictures.
	}
}

export async function countPictures(): Promise<number | null> {
	if (!("caches" in globalThis)) return null;
	const { shown, ofCodes, ofCustomers } = pictureCaches;
	return (
		(await count(shown)) + (await count(ofCodes)) + (await count(ofCustomers))
	);
}

export async function wipePictures(): Promise<void> {
	await wipe(pictureCaches.shown);
	await wipeProfilePictures();
}

/** Deletes profile pictures and the pictures of codes. */
export async function wipeProfilePictures(): Promise<void> {
	await wipe(pictureCaches.ofCustomers);
	await wipe(pictureCaches.ofCodes);
}

const maxPictures = 200;
const maxBytes = 300_000;

/** Caches one picture; removes what is no picture or too large. */
async function cachePicture(cache: Cache, address: string): Promise<void> {
	if (await cache.match(address)) return;
	await cache.add(address);
	const picture = await (await cache.match(address))?.blob();
	if (!picture?.type.startsWith("image/") || picture.size > maxBytes)
		await cache.delete(address);
}

/** Keeps exactly these pictures of the app's and the API's host for saved codes; never rejects. */
export async function cacheCodePictures(
	addresses: readonly string[],
): Promise<void> {
	const selected = new Set(
		addresses
			.filter(Boolean)
			.map(ownPicture)
			.filter((address) => address !== null)
			.slice(0, maxPictures),
	);
	try {
		const cache = await globalThis.caches?.open(pictureCaches.ofCodes);
		if (!cache) return;
		for (const request of await cache.keys())
			if (!selected.has(request.url)) await cache.delete(request);
		for (const address of selected)
			await cachePicture(cache, address).catch(() => undefined);
	} catch {
		// Without a cache a code shows the brand's first letter.
	}
}
