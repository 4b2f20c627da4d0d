// How a value is stored on the phone: JSON under a checksum that is bound to its key, and where its mirror in Cache Storage stands.
import { checksum } from "./checksum";

export interface StoredRecord {
	json: string;
	/** Checksum of key and json. */
	sum: string;
	/** When it was written, server time in ms: of two good records the later one counts. */
	at: number;
	/** Checksum of key, time and json; older releases wrote the other three alone. */
	proof?: string;
}

/** The json of a tombstone: the value was removed while another copy was unavailable, which may still have it. */
export const tombstone = "null";

const sumOf = (key: string, json: string) => checksum(`${key}\n${json}`);
const proofOf = (key: string, json: string, at: number) =>
	checksum(`${key}\n${at}\n${json}`);

export const makeRecord = (
	key: string,
	json: string,
	at: number,
): StoredRecord => ({
	json,
	at,
	sum: sumOf(key, json),
	proof: proofOf(key, json, at),
});

/**
 * The record of a key where its checksum is right, else null. One whose time
 * alone is damaged counts as the oldest, and as no tombstone: it must neither
 * hide nor remove a newer value.
 */
export function readRecord(key: string, value: unknown): StoredRecord | null {
	if (typeof value !== "object" || value === null) return null;
	const { json, sum, at, proof }: Partial<Record<string, unknown>> = {
		...value,
	};
	if (typeof json !== "string" || sum !== sumOf(key, json)) return null;
	const isTimed =
		typeof at === "number" &&
		Number.isFinite(at) &&
		(Object.keys(value).length === 3 || proof === proofOf(key, json, at));
	if (isTimed) return { json, sum, at };
	return json === tombstone ? null : { json, sum, at: 0 };
}

/** Of several records the one written last; undefined where there is none. */
export const newestRecord = (
	records: readonly (StoredRecord | null)[],
): StoredRecord | undefined =>
	records
		.filter((record) => record !== null)
		.sort((one, other) => other.at - one.at)[0];

/**
 * The cache that holds the second copy of a record; the worker neither serves nor
 * deletes it. One for each kind of key (code/, claim/ …): to list the few of one
 * kind must not cost what the many of another do.
 */
export const mirrorCacheOf = (key: string): string =>
	`galaxy-gift-mirror-${key.split("/", 1)[0]}`;

const mirrorPath = "/mirror/";

/** The address under which a key's record stands in its cache; nothing is ever requested there. */
export const mirrorAddress = (key: string): string =>
	mirrorPath + encodeURIComponent(key);

/** The key of such an address; null where it is none. */
export function keyOfMirrorAddress(address: string): string | null {
	const { pathname } = new URL(address);
	if (!pathname.startsWith(mirrorPath)) return null;
	try {
		return decodeURIComponent(pathname.slice(mirrorPath.length));
	} catch {
		return null;
	}
}
