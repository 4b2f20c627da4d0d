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
import { isStorageFull } from "../../domain/app/isStorageFull";
import { pictureCaches } from "../../domain/app/pictureCaches";
import { mirrorCache } from "./mirrorCache";
import type { StorageBackend } from "./mirroredStore";
import { timeLimited } from "./timeLimited";

function database(name: string): StorageBackend {
	let opened: UseStore | undefined;
	const open = () => {
		opened ??= createStore(name, "kept");
		return opened;
	};
	/** Runs the work; if the browser has closed the connection without an event, opens another one and repeats it. */
	async function use<Value>(work: (store: UseStore) => Promise<Value>) {
		try {
			return await work(open());
		} catch (failure) {
			if (!(failure instanceof DOMException)) throw failure;
			if (failure.name !== "InvalidStateError") throw failure;
			opened = undefined;
			return work(open());
		}
	}
	return {
		get: (key) => use((store) => get(key, store)),
		set: (key, value) => use((store) => set(key, value, store)),
		remove: (key) => use((store) => del(key, store)),
		keys: () => use((store) => keys<string>(store)),
		entries: () => use((store) => entries<string, unknown>(store)),
	};
}

/** Repeats a write that failed on a full phone, after deleting the cached pictures, which can be loaded again. */
const makingRoom = (backend: StorageBackend): StorageBackend => ({
	...backend,
	set: (key, value) =>
		backend.set(key, value).catch(async (failure) => {
			const isFreed =
				isStorageFull(failure) &&
				(await globalThis.caches
					?.delete(pictureCaches.shown)
					.catch(() => false));
			if (!isFreed) throw failure;
			await backend.set(key, value);
		}),
});

/** Chromium stores all databases of an origin together and loses them together, so a second database is used only without Cache Storage. */
export const databases: readonly [StorageBackend, StorageBackend] =
	"caches" in globalThis
		? [
				timeLimited(makingRoom(database("galaxy-gift"))),
				timeLimited(makingRoom(mirrorCache), 3000, 10_000),
			]
		: [
				timeLimited(database("galaxy-gift")),
				timeLimited(database("galaxy-gift-copy")),
			];
