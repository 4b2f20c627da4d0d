// The two copies of data that must not be lost (codes, claims, uses, favourites): IndexedDB and Cache Storage.
import {
	createStore,
	del,
	entries,
	get,
	keys,
	set,
	type UseStore,
} from "idb-keyval";
import { formerName, mayHaveFormer } from "./formerDatabaseName";
import { mirrorCache } from "./mirrorCache";
import type { StorageBackend, StorageBackends } from "./mirroredStore";
import { timeLimited } from "./timeLimited";

function database(name: string): StorageBackend {
	let opened: UseStore | undefined;
	const open = () => {
		opened ??= createStore(name, "kept");
		return opened;
	};
	return {
		get: async (key) => get(key, open()),
		set: async (key, value) => set(key, value, open()),
		remove: async (key) => del(key, open()),
		keys: async () => keys<string>(open()),
		entries: async () => entries<string, unknown>(open()),
	};
}

let former: Promise<StorageBackend | null> | undefined;
function formerBackend(): Promise<StorageBackend | null> {
	former ??= mayHaveFormer()
		.then(async (may) =>
			may ? (await import("./formerCopy")).formerCopy : null,
		)
		.catch(() => null);
	return former;
}

/** Read until its records have moved (platform/storage/formerCopy). */
const formerDatabase: StorageBackend = {
	isReadOnly: true,
	get: async (key) => (await formerBackend())?.get(key),
	set: async () => undefined,
	remove: async (key) => (await formerBackend())?.remove(key),
	keys: async () => (await formerBackend())?.keys() ?? [],
	entries: async () => (await formerBackend())?.entries() ?? [],
};

/** Chromium stores all databases of an origin together and loses them together: a second database is used only without Cache Storage. */
export const databases: StorageBackends =
	"caches" in globalThis
		? [
				timeLimited(database("galaxy-gift")),
				timeLimited(mirrorCache, 3000, 10_000),
				timeLimited(formerDatabase),
			]
		: [timeLimited(database("galaxy-gift")), timeLimited(database(formerName))];
