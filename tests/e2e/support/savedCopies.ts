// Reads and damages the two copies of the app's stored records from a page that does not run the app.
import type { Page } from "@playwright/test";
import {
	mirrorAddress,
	mirrorCacheName,
	type StoredRecord,
} from "../../../src/domain/app/storedRecord";

type Records = (readonly [key: string, value: unknown])[];

/** The app's IndexedDB database. */
export const databaseName = "galaxy-gift";

/** Writes records into the database, which is created if missing; `clears` removes all others. */
async function changeDatabase(page: Page, records: Records, clears: boolean) {
	await page.evaluate(
		([name, all, isCleared]) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open(name);
				opening.onupgradeneeded = () =>
					opening.result.createObjectStore("kept");
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const work = opening.result.transaction("kept", "readwrite");
					const store = work.objectStore("kept");
					if (isCleared) store.clear();
					for (const [key, value] of all) store.put(value, key);
					work.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		[databaseName, records, clears] as const,
	);
}

export const putInDatabase = (page: Page, records: Records) =>
	changeDatabase(page, records, false);

/** Deletes all records of the app's database. */
export const emptyDatabase = (page: Page) => changeDatabase(page, [], true);

/** Writes records into the mirror in Cache Storage. */
export async function putInMirror(page: Page, records: Records) {
	const entries = records.map(
		([key, value]) =>
			[mirrorCacheName(key), mirrorAddress(key), [key, value]] as const,
	);
	await page.evaluate(async (all) => {
		await Promise.all(
			all.map(async ([name, address, entry]) =>
				(await caches.open(name)).put(address, Response.json(entry)),
			),
		);
	}, entries);
}

/** The record of a key in the database and in the mirror; null if missing. */
export function recordsOf(
	page: Page,
	key: string,
): Promise<(StoredRecord | null)[]> {
	return page.evaluate(
		async ([name, recordKey, cacheName, address]) => {
			const known = await indexedDB.databases();
			const inDatabase = known.some((it) => it.name === name)
				? await new Promise<StoredRecord | null>((resolve, reject) => {
						const opening = indexedDB.open(name);
						opening.onerror = () => reject(opening.error);
						opening.onsuccess = () => {
							const reading = opening.result
								.transaction("kept")
								.objectStore("kept")
								.get(recordKey);
							reading.onsuccess = () => {
								opening.result.close();
								resolve(reading.result ?? null);
							};
						};
					})
				: null;
			const reply = await caches.match(address, { cacheName });
			const inMirror: StoredRecord | null =
				(await reply?.json().catch(() => null))?.[1] ?? null;
			return [inDatabase, inMirror];
		},
		[databaseName, key, mirrorCacheName(key), mirrorAddress(key)] as const,
	);
}

/** Whether both copies have the same record under this key. */
export async function isInBoth(page: Page, key: string): Promise<boolean> {
	const [inDatabase, inMirror] = await recordsOf(page, key);
	return Boolean(inDatabase) && inDatabase?.json === inMirror?.json;
}
