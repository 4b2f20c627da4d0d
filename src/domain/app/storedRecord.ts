// The stored form of a value: JSON with a checksum bound to its key, against accidental damage, and its mirror in Cache Storage.

/** FNV-1a of 32 bits, as eight hex digits. */
export function checksum(text: string): string {
	let sum = 0x811c9dc5;
	for (let index = 0; index < text.length; index++)
		sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
	return (sum >>> 0).toString(16).padStart(8, "0");
}

export interface StoredRecord {
	json: string;
	sum: string;
	/** Server time in ms; the newest intact record wins. */
	at: number;
	/** Checksum of key, time and json; absent in records of older releases. */
	proof?: string;
}

/** Tombstone for a value removed while another copy was unavailable. */
export const tombstone = "null";

const contentChecksum = (key: string, json: string) =>
	checksum(`${key}\n${json}`);
const timedChecksum = (key: string, json: string, at: number) =>
	checksum(`${key}\n${at}\n${json}`);

export const makeRecord = (
	key: string,
	json: string,
	at: number,
): StoredRecord => ({
	json,
	at,
	sum: contentChecksum(key, json),
	proof: timedChecksum(key, json, at),
});

/** Returns the record if its checksum matches, else null; one with a damaged time counts as the oldest and never as a tombstone. */
export function readRecord(key: string, value: unknown): StoredRecord | null {
	if (typeof value !== "object" || value === null) return null;
	const { json, sum, at, proof }: Partial<Record<string, unknown>> = {
		...value,
	};
	if (typeof json !== "string" || sum !== contentChecksum(key, json))
		return null;
	const isTimed =
		typeof at === "number" &&
		Number.isFinite(at) &&
		(Object.keys(value).length === 3 || proof === timedChecksum(key, json, at));
	if (isTimed) return { json, sum, at };
	return json === tombstone ? null : { json, sum, at: 0 };
}

/** Whether two records hold the same value of the same time. */
export const isSameRecord = (
	one: StoredRecord | null | undefined,
	other: StoredRecord,
) => one?.json === other.json && one.at === other.at;

export const newestRecord = (records: readonly (StoredRecord | null)[]) =>
	records
		.filter((record) => record !== null)
		.sort((one, other) => other.at - one.at)[0];

/** The mirror cache of a key; one cache per kind of key (code/, claim/ …), so that listing one kind stays fast. */
export const mirrorCacheName = (key: string): string =>
	`galaxy-gift-mirror-${key.split("/", 1)[0]}`;

const mirrorPath = "/mirror/";

/** The address of a key in its mirror cache; it is never requested. */
export const mirrorAddress = (key: string): string =>
	mirrorPath + encodeURIComponent(key);

/** A record of a copy, with its key. */
export type StoredEntry = [key: string, value: unknown];

const isEntry = (given: unknown): given is StoredEntry =>
	Array.isArray(given) && typeof given[0] === "string";

/** The entries in the replies of a mirror cache; each holds its key, so that all can be read in one call. */
export async function entriesIn(
	replies: readonly Response[],
): Promise<StoredEntry[]> {
	const read = await Promise.allSettled(
		replies.map((reply): Promise<unknown> => reply.json()),
	);
	return read.flatMap((it) =>
		it.status === "fulfilled" && isEntry(it.value) ? [it.value] : [],
	);
}

/** The key of an address in a mirror cache; null for any other address. */
export function keyOfMirrorAddress(address: string): string | null {
	const { pathname } = new URL(address);
	if (!pathname.startsWith(mirrorPath)) return null;
	try {
		return decodeURIComponent(pathname.slice(mirrorPath.length));
	} catch {
		return null;
	}
}
