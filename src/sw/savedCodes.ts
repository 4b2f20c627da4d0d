// Reads the saved codes without the app, from both copies; the newest record of each code wins.
import {
	entriesIn,
	mirrorCacheName,
	newestRecord,
	readRecord,
	type StoredEntry,
	type StoredRecord,
} from "../domain/app/storedRecord";
import { hasEnded } from "../domain/code/codeEnd";
import { withScannableText } from "../domain/code/withScannableText";

const codeKey = "code/";
/** A storage that does not answer within this time, in ms, counts as empty. */
const timeoutMs = 3000;

/** The fields of a saved code that the plain page shows. */
export interface PlainCode {
	code?: string;
	link?: string;
	reward_name?: string;
	reward_name_en?: string;
	brand_name_th?: string;
	brand_name_en?: string;
	expiration_datetime?: string | null;
	countdown_time?: string | null;
	bars?: string;
	over?: string;
	saved_at: number;
	/** Whether it ended before the phone saved its newest code. */
	mayHaveEnded: boolean;
}

/** Opens the database, but does not create it. */
const openDatabase = (): Promise<IDBDatabase> =>
	new Promise((resolve, reject) => {
		const opening = indexedDB.open("galaxy-gift");
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => resolve(opening.result);
	});

const entriesOf = (database: IDBDatabase): Promise<StoredEntry[]> =>
	new Promise((resolve, reject) => {
		const store = database.transaction("kept").objectStore("kept");
		const keys = store.getAllKeys();
		const values = store.getAll();
		store.transaction.onabort = () => reject(store.transaction.error);
		store.transaction.oncomplete = () =>
			resolve(keys.result.map((key, at) => [String(key), values.result[at]]));
	});

async function readDatabase(): Promise<StoredEntry[]> {
	const database = await openDatabase();
	try {
		return await entriesOf(database);
	} finally {
		// An open connection would block the upgrade and the deletion of the database.
		database.close();
	}
}

async function readCache(): Promise<StoredEntry[]> {
	const cache = await caches.open(mirrorCacheName(codeKey));
	return await entriesIn(await cache.matchAll());
}

const orEmpty = (work: Promise<StoredEntry[]>): Promise<StoredEntry[]> =>
	Promise.race([
		work.catch(() => []),
		new Promise<StoredEntry[]>((resolve) =>
			setTimeout(() => resolve([]), timeoutMs),
		),
	]);

/** Reads a record as a code as of `now` (ms); null if it is damaged. A field that another release saved in another shape counts as missing. */
function parseRecord({ json }: StoredRecord, now: number): PlainCode | null {
	try {
		const fields = withScannableText(Object(JSON.parse(json)));
		const texts = Object.fromEntries(
			Object.entries(fields).filter(
				(field): field is [string, string] => typeof field[1] === "string",
			),
		);
		return {
			...texts,
			saved_at: Number(fields.saved_at) || 0,
			mayHaveEnded: hasEnded(texts, now),
		};
	} catch {
		return null;
	}
}

/** The codes that are neither used nor known to have ended, newest first; the phone holds those of one customer (O05). Never rejects. */
export async function savedCodes(): Promise<PlainCode[]> {
	const copies = await Promise.all([
		orEmpty(readDatabase()),
		orEmpty(readCache()),
	]);
	const newest = new Map<string, StoredRecord>();
	for (const [key, value] of copies.flat()) {
		if (!key.startsWith(codeKey)) continue;
		const known = newest.get(key) ?? null;
		const record = newestRecord([known, readRecord(key, value)]);
		if (record) newest.set(key, record);
	}
	const records = [...newest.values()];
	// The server's time of the last save, which has certainly passed; the phone's clock may be wrong.
	const now = Math.max(...records.map(({ at }) => at));
	return records
		.map((record) => parseRecord(record, now))
		.filter((code) => code !== null)
		.filter(({ code, link, over }) => Boolean(code || link) && !over)
		.sort((one, other) => other.saved_at - one.saved_at);
}
