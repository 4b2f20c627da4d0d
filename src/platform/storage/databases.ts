// Where what must not be lost is stored (saved codes, claim intents, uses, favourites): a database, and its mirror in Cache Storage.
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
import type { StorageBackend } from "./mirroredStore";
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
/** The former second database, where this profile still has it. */
function formerBackend(): Promise<StorageBackend | null> {
	former ??= mayHaveFormer()
		.then(async (may) =>
			may ? (await import("./formerCopy")).formerCopy : null,
		)
		.catch(() => null);
	return former;
}

/** Read until its records have moved (platform/formerCopy). */
const leaving: StorageBackend = {
	isReadOnly: true,
	get: async (key) => (await formerBackend())?.get(key),
	set: async () => undefined,
	remove: async (key) => (await formerBackend())?.remove(key),
	keys: async () => (await formerBackend())?.keys() ?? [],
	entries: async () => (await formerBackend())?.entries() ?? [],
};

/** Two databases of one origin share their files in Chromium, and are damaged together: the second copy is one only where there are no caches (no secure context). */
export const databases: readonly StorageBackend[] =
	"caches" in globalThis
		? [
				timeLimited(database("galaxy-gift")),
				timeLimited(mirrorCache, 3000, 10_000),
				timeLimited(leaving),
			]
		: [timeLimited(database("galaxy-gift")), timeLimited(database(formerName))];
