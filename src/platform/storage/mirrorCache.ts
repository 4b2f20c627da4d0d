// The second copy in Cache Storage: damage to the browser's databases does not reach it.
import {
	keyOfMirrorAddress,
	mirrorAddress,
	mirrorCacheName,
} from "../../domain/app/storedRecord";
import type { StorageBackend } from "./mirroredStore";

/** Each entry holds its key, so that all can be read in one call. */
const entryOf = (reply: Response): Promise<[key: string, value: unknown]> =>
	reply.json();

// Opened for each call: a deleted cache still accepts values.
const cacheFor = (key: string) => caches.open(mirrorCacheName(key));

export const mirrorCache: StorageBackend = {
	async get(key) {
		const reply = await caches.match(mirrorAddress(key), {
			cacheName: mirrorCacheName(key),
		});
		return reply && (await entryOf(reply))[1];
	},
	set: async (key, value) =>
		(await cacheFor(key)).put(
			mirrorAddress(key),
			new Response(JSON.stringify([key, value])),
		),
	async remove(key) {
		await (await cacheFor(key)).delete(mirrorAddress(key));
	},
	keys: async (prefix = "") =>
		(await (await cacheFor(prefix)).keys())
			.map(({ url }) => keyOfMirrorAddress(url))
			.filter((key) => key !== null),
	async entries(prefix = "") {
		const replies = await (await cacheFor(prefix)).matchAll();
		const read = await Promise.allSettled(replies.map(entryOf));
		return read.flatMap((it) =>
			it.status === "fulfilled" && Array.isArray(it.value) ? [it.value] : [],
		);
	},
};
