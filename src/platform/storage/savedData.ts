// What is saved of a customer on this phone, how much it is and how old, and the way to wipe it.

import { serverTimeOfLoad } from "../http/loadTimes";
import { pendingUses } from "../outbox/couponUseQueue";
import { favouriteQueue } from "../outbox/favouriteQueue";
import { readQueue, readsKey } from "../outbox/readQueue";
import { clearQueries } from "../query/queryClient";
import { deserialize } from "../query/queryPersistence";
import { isOpen, readEntries } from "./claimJournal";
import { countPictures, wipePictures } from "./pictureCache";
import { keysOf, local, personalKeys, storageKeys } from "./storage";
import { listCodes, removeCodesOf } from "./wallet";

interface Part {
	count: number;
	/** Room on the phone, in bytes. */
	bytes: number;
}
export interface SavedData {
	/** Coupon codes; `at`: when the newest was saved, server time in ms. */
	codes: Part & { at: number | null };
	/** Lists and pages; `at`: when the newest was loaded, server time in ms. */
	lists: Part & { at: number | null };
	/** Forms that were begun, searches, the delivery on its way. */
	typed: Part;
	/** How many pictures that were shown; null where the browser does not tell. */
	pictures: number | null;
	/** Claims, uses, favourites and read news that the server has not been told of yet: these are not wiped. */
	waiting: number;
	/** All that the browser keeps for the app, its own parts included; null where it does not tell. */
	total: number | null;
}

/** A code is kept in two copies. */
const copies = 2;

const bytesOf = (text: string) => new Blob([text]).size;

/** What the app noted beside the codes: wiped with them, typed by nobody. */
const notedKeys = (sub: string) => [
	storageKeys.endingSoon(sub),
	storageKeys.unsaved(sub),
];

/** The keys of local storage that hold what this customer typed. */
const typedKeys = (sub: string) => {
	const others = [storageKeys.queries(sub), readsKey(sub), ...notedKeys(sub)];
	return local
		.keys()
		.filter(
			(key) =>
				(key.startsWith(keysOf(sub)) && !others.includes(key)) ||
				personalKeys.some((personal) => personal === key),
		);
};

async function totalBytes(): Promise<number | null> {
	const storage: Partial<StorageManager> | undefined = navigator.storage;
	const told = await storage?.estimate?.().catch(() => null);
	return told?.usage ?? null;
}

const newest = (moments: number[]) =>
	moments.length > 0 ? Math.max(...moments) : null;

/** What the server has not been told of yet: claims being found out, and everything else that waits to be sent. */
export async function countUnsent(
	sub: string,
): Promise<{ claims: number; others: number }> {
	const claims = (await readEntries(sub)).filter(isOpen).length;
	const uses = (await pendingUses(sub)).length;
	const favourites = (await favouriteQueue.pending(sub)).length;
	const reads = readQueue.cached(sub).length;
	return { claims, others: uses + favourites + reads };
}

/** Looks at everything of a customer; never rejects. */
export async function readSavedData(sub: string): Promise<SavedData> {
	const codes = await listCodes(sub);
	const text = local.get(storageKeys.queries(sub)) ?? "";
	const { queries } = deserialize(text).clientState;
	const unsent = await countUnsent(sub);
	const typed = typedKeys(sub);
	return {
		codes: {
			count: codes.length,
			bytes: copies * bytesOf(codes.map((it) => JSON.stringify(it)).join("")),
			at: newest(codes.map((it) => it.saved_at)),
		},
		lists: {
			count: queries.length,
			bytes: bytesOf(text),
			at: newest(
				queries.map(({ state }) => serverTimeOfLoad(state.dataUpdatedAt)),
			),
		},
		typed: {
			count: typed.length,
			bytes: bytesOf(typed.map((key) => local.get(key) ?? "").join("")),
		},
		pictures: await countPictures(),
		waiting: unsent.claims + unsent.others,
		total: await totalBytes(),
	};
}

/**
 * Wipes it: codes, lists, what was typed, pictures. What the server has not
 * been told of yet stays, and so do the sign-in and the language. Memory holds
 * nothing of it either afterwards: the page is to be loaded anew.
 */
export async function wipeSavedData(sub: string): Promise<void> {
	clearQueries();
	const keys = [storageKeys.queries(sub), ...typedKeys(sub), ...notedKeys(sub)];
	for (const key of keys) local.remove(key);
	await removeCodesOf(sub);
	await wipePictures();
}
