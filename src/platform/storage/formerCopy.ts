// The second database of older releases: its records move to Cache Storage, then it is deleted.
import { del, entries, get, keys, type UseStore } from "idb-keyval";
import {
	isSameRecord,
	newestRecord,
	readRecord,
} from "../../domain/app/storedRecord";
import { withLock } from "../browser/locks";
import { formerDatabaseName } from "./formerDatabase";
import type { StorageBackend, StorageBackends } from "./mirroredStore";

const storeName = "kept";

function open(): Promise<IDBDatabase | null> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(formerDatabaseName);
		let isMissing = false;
		opening.onupgradeneeded = () => {
			isMissing = true;
			opening.transaction?.abort();
		};
		opening.onerror = () => (isMissing ? resolve(null) : reject(opening.error));
		opening.onsuccess = () => {
			const found = opening.result;
			found.onversionchange = () => close(found);
			if (found.objectStoreNames.contains(storeName)) return resolve(found);
			found.close();
			resolve(null);
		};
	});
}

let opened: Promise<IDBDatabase | null> | undefined;
function database(): Promise<IDBDatabase | null> {
	opened ??= open();
	opened.catch(() => {
		opened = undefined;
	});
	return opened;
}

function close(found: IDBDatabase) {
	found.close();
	opened = Promise.resolve(null);
}

/** Runs the work in the database; gives `fallback` where there is none. */
async function inDatabase<Result>(
	work: (store: UseStore) => Promise<Result>,
	fallback: Result,
): Promise<Result> {
	const found = await database();
	if (!found) return fallback;
	return work(async (mode, callback) =>
		callback(found.transaction(storeName, mode).objectStore(storeName)),
	);
}

/** The former database as a backend that is not written; empty where the phone never had one. */
export const formerCopy: StorageBackend = {
	get: (key) => inDatabase<unknown>((store) => get(key, store), undefined),
	set: async () => undefined,
	remove: (key) => inDatabase((store) => del(key, store), undefined),
	keys: () => inDatabase((store) => keys<string>(store), []),
	entries: () => inDatabase((store) => entries<string, unknown>(store), []),
};

/** The newest valid record of a key and its backend; an unreadable backend counts as empty. */
async function newestOf(key: string, backends: readonly StorageBackend[]) {
	const records = await Promise.all(
		backends.map(async (backend) => {
			const value = await backend.get(key).catch(() => null);
			return readRecord(key, value);
		}),
	);
	const newest = newestRecord(records);
	const from = newest && backends[records.indexOf(newest)];
	return from ? { newest, from, records } : null;
}

/** Writes the newest record to the mirror; whether the mirror has it. */
async function isMirrored(
	key: string,
	mirror: StorageBackend,
	others: readonly StorageBackend[],
): Promise<boolean> {
	const found = await newestOf(key, [mirror, ...others]);
	if (!found || isSameRecord(found.records[0], found.newest)) return true;
	const value = await found.from.get(key);
	// Changed meanwhile: the app itself keeps the copies equal.
	if (!isSameRecord(readRecord(key, value), found.newest)) return true;
	await mirror.set(key, value);
	return isSameRecord(readRecord(key, await mirror.get(key)), found.newest);
}

/** Copies the newest record of each key, tombstones too, to the mirror; true when all were read back. Never rejects; a failure is retried at the next start. */
export function moveRecords(
	first: StorageBackend,
	mirror: StorageBackend,
	former: StorageBackend,
): Promise<boolean> {
	return (async () => {
		const known = new Set([
			...(await first.keys().catch(() => [])),
			...(await former.keys()),
		]);
		for (const key of known)
			if (!(await isMirrored(key, mirror, [first, former]))) return false;
		return true;
	})().catch(() => false);
}

/** Moves the records in one tab at a time and deletes the former database. */
export function moveFormerCopy([
	first,
	mirror,
]: StorageBackends): Promise<void> {
	return withLock("former-copy", async () => {
		const found = await database().catch(() => null);
		if (!found || !(await moveRecords(first, mirror, formerCopy))) return;
		close(found);
		await new Promise<void>((resolve) => {
			const deleting = indexedDB.deleteDatabase(formerDatabaseName);
			// An open tab of an older release blocks it: the deletion follows when that tab closes.
			deleting.onblocked = () => resolve();
			deleting.onsuccess = () => resolve();
			deleting.onerror = () => resolve();
		});
	});
}
