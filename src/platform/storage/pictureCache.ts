// The worker's picture caches; customers' own pictures are erased with their data (O05).

import { isStorageFull } from "../../domain/app/isStorageFull";
import { pictureCaches } from "../../domain/app/pictureCaches";
import { waitBriefly } from "../browser/waitBriefly";
import { ownPictureAddress } from "../http/replyPicture";

async function countEntries(name: string): Promise<number> {
	try {
		if (!(await caches.has(name))) return 0;
		return (await (await caches.open(name)).keys()).length;
	} catch {
		return 0;
	}
}

/** Waits briefly for the work and ignores its failure: a browser that refuses caches has no pictures, and one that hangs must not delay a sign-in. */
const briefly = (work: () => Promise<unknown>): Promise<unknown> =>
	waitBriefly(Promise.resolve().then(work)).catch(() => undefined);

const deleteCaches = (...names: string[]) =>
	briefly(() => Promise.allSettled(names.map((name) => caches.delete(name))));

export async function countPictures(): Promise<number | null> {
	if (!("caches" in globalThis)) return null;
	const counts = await Promise.all(
		Object.values(pictureCaches).map(countEntries),
	);
	return counts.reduce((sum, count) => sum + count);
}

export const wipePictures = () => deleteCaches(...Object.values(pictureCaches));

/** Deletes a customer's own pictures: profile pictures and those of saved codes. */
export const clearCustomerPictures = () =>
	deleteCaches(pictureCaches.ofCustomers, pictureCaches.ofCodes);

/** The full addresses of the pictures on the app's and the API's host, each once, because many coupons share a logo. */
const ownAddresses = (addresses: readonly string[]): string[] =>
	[...new Set(addresses)]
		.filter(Boolean)
		.flatMap((address) => ownPictureAddress(address) ?? []);

/** Deletes pictures by their addresses, from whichever cache the worker keeps them in. */
export async function deletePictures(
	addresses: readonly string[],
): Promise<void> {
	const own = ownAddresses(addresses);
	if (own.length === 0) return;
	const deleteFrom = async (name: string) => {
		if (!(await caches.has(name))) return;
		const cache = await caches.open(name);
		for (const address of own)
			await cache.delete(address, { ignoreVary: true });
	};
	await briefly(() =>
		Promise.all(Object.values(pictureCaches).map(deleteFrom)),
	);
}

const maxPictures = 200;
const maxBytes = 300_000;

/** Fetches one picture into the cache; returns false if the file is not a picture or too large. Ignores other failures, but rejects on a full phone. */
async function addPicture(cache: Cache, address: string): Promise<boolean> {
	try {
		await cache.add(address);
	} catch (failure) {
		if (isStorageFull(failure)) throw failure;
		return true;
	}
	const picture = await (await cache.match(address))?.blob();
	if (picture?.type.startsWith("image/") && picture.size <= maxBytes)
		return true;
	await cache.delete(address);
	return false;
}

/** Makes the cache hold exactly these pictures of the app's and the API's host; skips the `rejected` ones and awaits `beforeEachFetch`. Returns the full addresses of files that are not a picture or too large; never rejects. */
export async function cacheCodePictures(
	addresses: readonly string[],
	rejected: readonly string[] = [],
	beforeEachFetch: () => Promise<void> = async () => {},
): Promise<string[]> {
	const own = new Set(ownAddresses(addresses));
	for (const address of rejected) own.delete(address);
	const selected = new Set([...own].slice(0, maxPictures));
	const newlyRejected: string[] = [];
	try {
		const cache = await globalThis.caches?.open(pictureCaches.ofCodes);
		if (!cache) return [];
		for (const request of await cache.keys())
			if (!selected.has(request.url)) await cache.delete(request);
		for (const address of selected) {
			if (await cache.match(address)) continue;
			await beforeEachFetch();
			if (!(await addPicture(cache, address))) newlyRejected.push(address);
		}
	} catch {
		// Without a cache, or room in it, a code shows the brand's first letter.
	}
	return newlyRejected;
}
