// A pressed favourite: queued, shown, and sent; what the server does not receive stays queued (2 §4, O04).
import type { Query, QueryClient } from "@tanstack/react-query";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../contract/favourites";
import { pause } from "../platform/browser/idle";
import { ApiFailure, mayHaveTakenEffect } from "../platform/http/apiFailure";
import { call } from "../platform/http/http";
import {
	type FavouritesChange,
	type FavouriteToggle,
	favouriteQueue,
	hasUnknownState,
	type QueuedFavourite,
	sendFavouriteStates,
	setFavourites,
	toQueuedFavourites,
} from "../platform/outbox/favouriteQueue";
import { currentSession } from "../platform/session/session";
import { afterLoads, updateCachedCards } from "./updateCachedCards";
import { updateFavouriteCards } from "./updateFavouriteCards";

/** Sends the change, or those of its references that are still queued. */
type Send = (sub: string, change: FavouritesChange) => Promise<unknown>;

/** Sends the toggle call. Where another device had already set the state, sets it instead of inverting it again: the page may be frozen in between, and another tab send the same choice. */
async function toggle(sub: string, change: FavouritesChange) {
	const request = {
		Content_Type: favouriteContent.privilege,
		Content_Ref: change.references.join(),
	};
	const reply = await call(addOrRemoveFavoritePrivilege, request, { sub });
	if (reply.is_added_favorite === !change.isFavourite)
		await setFavourites(sub, change);
}

const isSessionOver = (failure: unknown) =>
	failure instanceof ApiFailure &&
	(failure.status === 401 || failure.status === 403);

/** Whether a failed change stays queued without a message (sync/resendFavourites sends it). */
const staysQueued = (failure: unknown) =>
	!(failure instanceof ApiFailure) ||
	failure.reason === "network" ||
	(mayHaveTakenEffect(failure) && failure.status < 500);

const revertQueued = (sub: string, items: readonly QueuedFavourite[]) =>
	favouriteQueue.add(
		sub,
		favouriteQueue
			.stillPending(sub, items)
			.map(({ reference, wanted }) => ({ reference, wanted: !wanted })),
	);

/** Sends what is still queued of a change. An ended session throws and leaves it queued; any other refusal throws and removes it. */
const sendQueued = (
	client: QueryClient,
	sub: string,
	change: FavouritesChange,
	send: Send,
) =>
	favouriteQueue.exclusively(async () => {
		if (currentSession()?.sub !== sub) return;
		// Another tab may have sent it, or queued a newer choice.
		await favouriteQueue.pending(sub);
		const due = favouriteQueue.stillPending(sub, toQueuedFavourites(change));
		if (due.length === 0) return;
		const references = due.map(({ reference }) => reference);
		// A toggle inverts the state at the server, so an unknown state is set instead.
		const request = hasUnknownState(sub, references) ? setFavourites : send;
		let done = due;
		try {
			done = await sendFavouriteStates(sub, due, () =>
				request(sub, { ...change, references }),
			);
		} catch (failure) {
			if (staysQueued(failure)) return;
			const { changed = references } = change;
			const reverted = due.filter((it) => changed.includes(it.reference));
			// The request may still take effect, so the former state is queued to be sent.
			if (mayHaveTakenEffect(failure)) await revertQueued(sub, reverted);
			else if (!isSessionOver(failure)) await favouriteQueue.remove(sub, due);
			throw failure;
		}
		const sent = done.map(({ reference }) => reference);
		applyAfterLoads(client, sub, { ...change, references: sent });
		await favouriteQueue.remove(sub, done);
	});

/** Shows a change in all loaded data, or only in `queries`, and adds or removes the cards of the favourites list. */
export function applyFavourites(
	client: QueryClient,
	change: FavouritesChange,
	queries?: readonly Query[],
) {
	const { references, isFavourite } = change;
	// A group's items have a field of their own.
	const fields = { is_added_favorite: isFavourite, is_favorite: isFavourite };
	const cards = { key: "alt_reference", references, fields } as const;
	updateCachedCards(client, cards, queries);
	updateFavouriteCards(client, change);
}

/** Applies a sent change again after each load in progress, whose data may be older; a newer choice in the queue wins. Called before the change leaves the queue. */
export function applyAfterLoads(
	client: QueryClient,
	sub: string,
	{ references, isFavourite }: FavouritesChange,
): void {
	if (references.length === 0) return;
	afterLoads(client, () => {
		if (currentSession()?.sub !== sub) return;
		const queued = favouriteQueue.cached(sub).map((it) => it.reference);
		applyFavourites(client, {
			references: references.filter((it) => !queued.includes(it)),
			isFavourite,
		});
	});
}

/** Queues a pressed change, shows it and sends it `delayMs` later. A refusal is reverted, unless another customer is signed in by then (O05), and thrown. */
export async function pressFavourite(
	client: QueryClient,
	change: FavouritesChange,
	send: Send,
	delayMs = 0,
): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const items = toQueuedFavourites(change);
	const queued = favouriteQueue.add(sub, items);
	applyFavourites(client, change);
	await queued;
	if (delayMs > 0) await pause(delayMs);
	try {
		await sendQueued(client, sub, change, send);
	} catch (failure) {
		// The browser has refused the lock: what is reverted must not be sent later.
		if (!(failure instanceof ApiFailure))
			await favouriteQueue.remove(sub, items);
		const { changed: references = change.references } = change;
		if (!isSessionOver(failure) && sub === currentSession()?.sub)
			applyFavourites(client, { references, isFavourite: !change.isFavourite });
		throw failure;
	}
}

/** Sends one press with the documents' own toggle call. */
export const toggleFavourite = (
	client: QueryClient,
	{ reference, isFavourite }: FavouriteToggle,
): Promise<void> =>
	pressFavourite(client, { references: [reference], isFavourite }, toggle);
