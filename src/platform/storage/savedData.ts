// What is saved of a customer on this phone: amount, age, and deletion.
import { serverTimeOfLoad } from "../http/loadTimes";
import { pendingUses } from "../outbox/couponUseQueue";
import { countUnsentFavourites } from "../outbox/favouriteQueue";
import { countQueuedReads } from "../outbox/readQueue";
import { deserializeQueries } from "../query/queryPersistence";
import { clearQueries } from "../query/restoreQueries";
import { openClaims } from "./claimJournal";
import { countPictures, wipePictures } from "./pictureCache";
import { isKeyOf, local, personalKeys, storageKeys } from "./storage";
import { listCodes, removeCodesOf } from "./wallet";

const copies = 2;

const bytesOf = (text: string) => new Blob([text]).size;

/** Local storage keys of data that is derived from coupons and lists. */
export const derivedKeys = (sub: string) => [
	storageKeys.homeStart(sub),
	storageKeys.endingSoon(sub),
	storageKeys.unsaved(sub),
	storageKeys.rejectedPictures(sub),
];

const typedKeys = (sub: string) => {
	const others = [
		storageKeys.queries(sub),
		storageKeys.reads(sub),
		storageKeys.push(sub),
		storageKeys.seenNews(sub),
		...derivedKeys(sub),
	];
	return local
		.keys()
		.filter(
			(key) =>
				(isKeyOf(sub, key) && !others.some((other) => key.startsWith(other))) ||
				personalKeys.some((personal) => personal === key),
		);
};

/** The origin's whole storage; null where the browser does not report it. */
async function totalBytes(): Promise<number | null> {
	const estimate = await navigator.storage?.estimate?.().catch(() => null);
	return estimate?.usage ?? null;
}

const newestOrNull = (moments: number[]) =>
	moments.length > 0 ? Math.max(...moments) : null;

/** Counts open claims and the unsent items of the outbox, for all API hosts, because they are erased together. */
export async function countUnsent(sub: string) {
	const claims = (await openClaims(sub)).length;
	// A use whose reply was lost is only looked up.
	const uses = (await pendingUses(sub)).filter(({ lost }) => !lost).length;
	const favourites = await countUnsentFavourites(sub);
	return { claims, others: uses + favourites + countQueuedReads(sub) };
}

/** What is saved of a customer; `at` is when the newest part was saved or loaded, server time in ms. */
export async function readSavedData(sub: string) {
	const codes = await listCodes(sub);
	const text = local.get(storageKeys.queries(sub)) ?? "";
	const { queries } = deserializeQueries(text);
	const unsent = await countUnsent(sub);
	const typed = typedKeys(sub);
	return {
		codes: {
			count: codes.length,
			bytes:
				copies * bytesOf(codes.map((code) => JSON.stringify(code)).join("")),
			at: newestOrNull(codes.map(({ saved_at }) => saved_at)),
		},
		lists: {
			count: queries.length,
			bytes: bytesOf(text),
			at: newestOrNull(
				queries.map(({ state }) => serverTimeOfLoad(state.dataUpdatedAt)),
			),
		},
		typed: {
			count: typed.length,
			bytes: bytesOf(typed.map((key) => local.get(key) ?? "").join("")),
		},
		pictures: await countPictures(),
		/** Unsent changes, which are not erased. */
		waiting: unsent.claims + unsent.others,
		total: await totalBytes(),
	};
}
export type SavedData = Awaited<ReturnType<typeof readSavedData>>;

/** Erases codes, lists, input and pictures; keeps what is unsent, the sign-in, the language and the reminders. Reload the page afterwards. */
export async function wipeSavedData(sub: string): Promise<void> {
	clearQueries();
	const keys = [
		storageKeys.queries(sub),
		...typedKeys(sub),
		...derivedKeys(sub),
	];
	for (const key of keys) local.remove(key);
	await removeCodesOf(sub);
	await wipePictures();
}
