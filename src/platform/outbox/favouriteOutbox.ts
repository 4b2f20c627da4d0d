// Favourites that the server has not been told of: each waits as its wanted state, per customer, over a restart or a killed app (O04).
import * as v from "valibot";
import { currentSession } from "../session/session";
import { databases } from "../storage/databases";
import { mirroredStore } from "../storage/mirroredStore";

const wantedFavourite = v.object({
	/** alt_reference of the privilege. */
	reference: v.string(),
	wanted: v.boolean(),
});
export type FavouriteChange = v.InferOutput<typeof wantedFavourite>;

/** The same wish for several privileges, as of a group. */
export interface FavouritesChange {
	references: string[];
	wanted: boolean;
}

const prefix = "favourite/";
const ofCustomer = (sub: string) => `${prefix}${encodeURIComponent(sub)}/`;

/** The latest word on each, known at once; it is on the disk a moment later. */
const latest = new Map<string, FavouriteChange>();
/** Those of them that are on the disk: where one is gone from it, another tab has told the server. */
const written = new Set<string>();

/** Older releases stored a wish without a record around it. */
const keeper = mirroredStore(databases, wantedFavourite, { mayBeBare: true });

/** Writes and removals in their order: a removal must not take a newer word with it. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const done = turn.then(work);
	turn = done.catch(() => undefined);
	return done;
}

/** What waits for this customer, as far as it is in memory: all of it once `waitingFavourites` has been asked. */
export const knownFavourites = (sub: string): FavouriteChange[] =>
	[...latest]
		.filter(([key]) => key.startsWith(ofCustomer(sub)))
		.map(([, wish]) => wish);

/** What waits for this customer, as the disk has it and other tabs know it. */
export function waitingFavourites(sub: string): Promise<FavouriteChange[]> {
	return inTurn(async () => {
		const own = ofCustomer(sub);
		const disk = new Map(
			(await keeper.readAll(own)).map((wish) => [own + wish.reference, wish]),
		);
		for (const key of written)
			if (key.startsWith(own) && !disk.has(key)) latest.delete(key);
		for (const [key, wish] of disk) {
			// A word that could not be written yet is newer than the disk's.
			if (latest.has(key) && !written.has(key)) continue;
			latest.set(key, wish);
			written.add(key);
		}
		return knownFavourites(sub);
	});
}

/** Notes what the customer who is signed in wants; the latest word on a privilege is the one that counts. Resolves when it is on the disk. */
export async function keepFavourites({
	references,
	wanted,
}: FavouritesChange): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return;
	const wishes = references.map(
		(reference) =>
			[ofCustomer(sub) + reference, { reference, wanted }] as const,
	);
	for (const [key, wish] of wishes) {
		latest.set(key, wish);
		written.delete(key);
	}
	await inTurn(async () => {
		const saving = wishes.map(async ([key, wish]) => {
			if ((await keeper.save(key, wish)) && latest.get(key) === wish)
				written.add(key);
		});
		await Promise.all(saving);
	});
}

/** Those of the references that still wait with this state: not sent meanwhile, and not thought better of. */
export const stillWanted = (
	sub: string,
	{ references, wanted }: FavouritesChange,
): string[] =>
	references.filter(
		(reference) => latest.get(ofCustomer(sub) + reference)?.wanted === wanted,
	);

/** The server knows these, or will never take them; a later word on them stays. */
export async function dropFavourites(
	sub: string,
	change: FavouritesChange,
): Promise<void> {
	const keys = stillWanted(sub, change).map(
		(reference) => ofCustomer(sub) + reference,
	);
	for (const key of keys) {
		latest.delete(key);
		written.delete(key);
	}
	await inTurn(() => keeper.remove(keys.filter((key) => !latest.has(key))));
}

/** Wipes every other customer's wishes (O05). */
export async function removeFavouritesOfOthers(sub: string): Promise<void> {
	const isOthers = (key: string) =>
		key.startsWith(prefix) && !key.startsWith(ofCustomer(sub));
	for (const key of latest.keys()) if (isOthers(key)) latest.delete(key);
	await inTurn(() => keeper.removeWhere(isOthers, prefix));
}
