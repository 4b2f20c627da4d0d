// The saved codes as the worker can read them without the app: from both copies, newest record of each.
import {
	mirrorCacheOf,
	newestRecord,
	readRecord,
	type StoredRecord,
} from "../domain/app/storedRecord";

const codeKey = "code/";
/** A storage that does not answer counts as empty, in ms. */
const timeoutMs = 3000;

type Entry = [key: string, value: unknown];

/** What the plain page shows of a code; every field may be missing. */
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
	saved_at?: number;
}

/** All of the database, which is opened without being made. */
function inDatabase(): Promise<Entry[]> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open("galaxy-gift");
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const database = opening.result;
			const store = database.transaction("kept").objectStore("kept");
			const keys = store.getAllKeys();
			const values = store.getAll();
			store.transaction.onabort = () => reject(store.transaction.error);
			store.transaction.oncomplete = () => {
				database.close();
				resolve(keys.result.map((key, at) => [String(key), values.result[at]]));
			};
		};
	});
}

async function inCache(): Promise<Entry[]> {
	const cache = await caches.open(mirrorCacheOf(codeKey));
	const replies = await cache.matchAll();
	const read = await Promise.allSettled(
		replies.map((reply): Promise<Entry> => reply.json()),
	);
	return read.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
}

const orNone = (work: Promise<Entry[]>): Promise<Entry[]> =>
	Promise.race([
		work.catch(() => []),
		new Promise<Entry[]>((resolve) => setTimeout(() => resolve([]), timeoutMs)),
	]);

function parsed({ json }: StoredRecord): PlainCode | null {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

/** The codes that are not over, newest first: those of the one customer whose codes this phone has (O05). Never rejects. */
export async function savedCodes(): Promise<PlainCode[]> {
	const copies = await Promise.all([orNone(inDatabase()), orNone(inCache())]);
	const records = new Map<string, StoredRecord[]>();
	for (const [key, value] of copies.flat()) {
		if (!String(key).startsWith(codeKey)) continue;
		const record = readRecord(key, value);
		if (record) records.set(key, [...(records.get(key) ?? []), record]);
	}
	return [...records.values()]
		.map((each) => newestRecord(each))
		.map((record) => record && parsed(record))
		.filter((code) => typeof code === "object" && code !== null)
		.filter(({ code, link, over }) => Boolean(code || link) && !over)
		.sort((one, other) => (other.saved_at ?? 0) - (one.saved_at ?? 0));
}
