// The second copy, in Cache Storage, which damage to the browser's databases does not affect.
import {
	entriesIn,
	keyOfMirrorAddress,
	mirrorAddress,
	mirrorCacheName,
} from "../../domain/app/storedRecord";
import type { StorageBackend } from "./mirroredStore";

// Opened for each call, because a deleted cache that is still open accepts values and loses them.
const cacheFor = (key: string) => caches.open(mirrorCacheName(key));

export const mirrorCache: StorageBackend = {
	async get(key) {
		const reply = await caches.match(mirrorAddress(key), {
			cacheName: mirrorCacheName(key),
		});
		return reply && (await reply.json())[1];
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
	entries: async (prefix = "") =>
		entriesIn(await (await cacheFor(prefix)).matchAll()),
};
