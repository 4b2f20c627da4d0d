// Queue of favourites as desired states, until the server has them and no earlier request can overwrite them (O04).
import * as v from "valibot";
import {
	addOrRemoveAllFavoritePrivilege,
	favouriteContent,
} from "../../contract/favourites";
import { isRefusedForGood } from "../../domain/claim/claimWindow";
import { isOnline } from "../browser/online";
import { mayHaveTakenEffect } from "../http/apiFailure";
import { serverNow } from "../http/clock";
import { call } from "../http/http";
import { mirroredQueue } from "./mirroredQueue";
import { createQueue } from "./outbox";

const queuedFavourite = v.object({
	reference: v.string(),
	/** The desired state. */
	wanted: v.boolean(),
	/** When a request with an unknown outcome was last sent or failed, server time in ms: it may still take effect. */
	unknownAt: v.optional(v.number()),
	/** The server has this state; it is sent again when the request of `unknownAt` can no longer arrive. */
	confirmed: v.optional(v.boolean()),
	/** Whether it replaced a queued choice, so that the server may have this state already. */
	replaced: v.optional(v.boolean()),
});
export type QueuedFavourite = v.InferOutput<typeof queuedFavourite>;

export interface FavouriteToggle {
	reference: string;
	/** The state after the press. */
	isFavourite: boolean;
}

/** One desired state for several privileges, as of a group. */
export interface FavouritesChange {
	references: string[];
	isFavourite: boolean;
	/** The references that had the other state before, by default all; a refusal reverts only these. */
	changed?: string[];
}

export const toQueuedFavourites = ({
	references,
	isFavourite,
}: FavouritesChange): QueuedFavourite[] =>
	references.map((reference) => ({ reference, wanted: isFavourite }));

/** Sets a customer's favourites to a state; idempotent. Errors: 10018, for the whole list. */
export const setFavourites = (
	sub: string,
	{ references, isFavourite }: FavouritesChange,
) =>
	call(
		addOrRemoveAllFavoritePrivilege,
		{
			Content_Type: favouriteContent.privilege,
			Content_Ref: references,
			Is_Favorite: isFavourite,
		},
		{ sub },
	);

/** Items of the queue as changes, one for each desired state that they have. */
export const toChanges = (
	items: readonly QueuedFavourite[],
): FavouritesChange[] =>
	[true, false]
		.map((isFavourite) => ({
			isFavourite,
			references: items.flatMap((item) =>
				item.wanted === isFavourite ? item.reference : [],
			),
		}))
		.filter(({ references }) => references.length > 0);

const storage = mirroredQueue({
	prefix: "favourite/",
	schema: queuedFavourite,
	idOf: ({ reference }: QueuedFavourite) => reference,
	isSame: (one, other) => one.wanted === other.wanted,
	// A new choice does not stop an earlier request, so its time is kept.
	replace: ({ unknownAt }, item) =>
		"unknownAt" in item ? item : { ...item, unknownAt, replaced: true },
	isOfHost: true,
	// Older releases stored the items without a record around them.
	mayBeBare: true,
});

/** How many favourites of a customer the server does not have yet, for all API hosts. */
export const countUnsentFavourites = async (sub: string): Promise<number> =>
	(await storage.readAll(sub)).filter(({ confirmed }) => !confirmed).length;

const isWindowOver = ({ unknownAt }: QueuedFavourite, now: number) =>
	unknownAt === undefined || isRefusedForGood(unknownAt, now);

/** Whether a state must be sent now; a confirmed one is sent again once no earlier request can arrive after it. */
export const isDue = (item: QueuedFavourite): boolean =>
	!item.confirmed || isWindowOver(item, serverNow());

/** Whether the server's state of one of these is uncertain: an earlier choice was queued, or a request may still arrive. */
export const hasUnknownState = (sub: string, references: readonly string[]) =>
	storage
		.cached(sub)
		.some(
			(item) =>
				references.includes(item.reference) &&
				(item.replaced || !isWindowOver(item, serverNow())),
		);

/** Runs `send` and records the attempt in the queue. Returns the items that are done; a state that an earlier request may still overwrite stays queued. */
export async function sendFavouriteStates(
	sub: string,
	items: readonly QueuedFavourite[],
	send: () => Promise<unknown>,
): Promise<QueuedFavourite[]> {
	const begunAt = serverNow();
	const mayArrive = isOnline();
	const isSent = new Set(items.map(({ reference }) => reference));
	/** Read again each time, because another tab may have queued a newer choice. */
	const queued = async () =>
		(await storage.pending(sub)).filter(({ reference }) =>
			isSent.has(reference),
		);
	const before = new Map((await queued()).map((it) => [it.reference, it]));
	const unknownBefore = ({ reference }: QueuedFavourite) =>
		before.get(reference)?.unknownAt;
	/** Changes items of the queue as they are now, newer choices included. */
	const updateQueued = (
		changed: QueuedFavourite[],
		change: (item: QueuedFavourite) => Partial<QueuedFavourite>,
	) =>
		storage.add(
			sub,
			changed.map((item) => ({ ...item, ...change(item) })),
		);
	// Written before the request, because the app may be killed before the reply.
	if (mayArrive)
		await updateQueued(await queued(), () => ({
			unknownAt: begunAt,
			confirmed: undefined,
		}));
	try {
		await send();
	} catch (failure) {
		const isUnknown = mayArrive && mayHaveTakenEffect(failure);
		await updateQueued(await queued(), (item) => ({
			unknownAt: isUnknown ? serverNow() : unknownBefore(item),
		}));
		throw failure;
	}
	const isDone = (item: QueuedFavourite) =>
		isWindowOver({ ...item, unknownAt: unknownBefore(item) }, begunAt);
	const done = items.filter(isDone);
	const isUnchanged = ({ reference, wanted }: QueuedFavourite) =>
		items.some((it) => it.reference === reference && it.wanted === wanted);
	await updateQueued(
		(await queued()).filter((item) => !isDone(item) || !isUnchanged(item)),
		(item) => ({
			unknownAt: isDone(item) ? undefined : unknownBefore(item),
			confirmed: isUnchanged(item) || undefined,
			replaced: isDone(item) ? undefined : item.replaced,
		}),
	);
	return done;
}

export const favouriteQueue = createQueue({
	name: "favourites",
	storage,
	attempt: sendFavouriteStates,
	// Removals are sent first, because at the host's limit they make room for additions.
	batches: (items) =>
		[false, true].map((isFavourite) =>
			items.filter((it) => it.wanted === isFavourite && isDue(it)),
		),
	request: (sub, items) =>
		setFavourites(sub, {
			references: items.map(({ reference }) => reference),
			isFavourite: items.some(({ wanted }) => wanted),
		}),
});
