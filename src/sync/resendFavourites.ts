// Sends queued favourites after a restart or with the next network, and shows them until then (O04).
import type {
	Query,
	QueryCacheNotifyEvent,
	QueryClient,
} from "@tanstack/react-query";
import { combineStops } from "../platform/browser/listen";
import {
	favouriteQueue,
	isDue,
	toChanges,
} from "../platform/outbox/favouriteQueue";
import { onRetry } from "../platform/outbox/outbox";
import { currentSession } from "../platform/session/session";
import { privilegeKeys } from "../queries/privilegeKeys";
import { invalidate } from "../queries/queryHelpers";
import { applyAfterLoads, applyFavourites } from "./sendFavourite";

/** The start of the keys of all mutations that change favourites. */
const favouriteKey = ["privilege", "favourite"];

/** The time between two checks for due favourites, in ms: a host that works again causes no network or visit event. */
const dueEveryMs = 60_000;

/** Sends all queued favourites: one call for the added, one for the removed. */
export async function resendFavourites(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const isSent = await favouriteQueue.sendAll(
		({ reference, wanted }) =>
			// A refusal means that the privilege no longer exists.
			applyFavourites(client, {
				references: [reference],
				isFavourite: !wanted,
			}),
		(sent) => {
			for (const change of toChanges(sent))
				applyAfterLoads(client, sub, change);
		},
	);
	if (isSent) invalidate(client, privilegeKeys.favourites);
}

/** Whether a query got data from the server or from another tab's saved lists (restoreQueries), which are older than what is queued. */
function gotData(event: QueryCacheNotifyEvent): boolean {
	if (event.type === "added") return event.query.state.data !== undefined;
	if (event.type !== "updated") return false;
	const { action } = event;
	// Manual changes are the ones made by applyFavourites itself; its setState has no data.
	if (action.type === "success") return !action.manual;
	return action.type === "setState" && action.state.data !== undefined;
}

/** Applies queued states to the loaded data after each load. Returns a stop function. */
function showQueued(client: QueryClient): () => void {
	const show = (queries?: readonly Query[]) => {
		const queued = favouriteQueue.cached(currentSession()?.sub ?? "");
		for (const change of toChanges(queued))
			applyFavourites(client, change, queries);
	};
	void favouriteQueue.pending(currentSession()?.sub ?? "").then(() => show());
	return client.getQueryCache().subscribe((event) => {
		if (gotData(event)) show([event.query]);
	});
}

/** Sends queued favourites now, on every retry, and at intervals while any is due and the page is visible. Returns a stop function. */
export function startFavouriteResend(client: QueryClient): () => void {
	const timer = setInterval(() => {
		const sub = currentSession()?.sub ?? "";
		// A page in the background sends them at the next visit.
		const isVisible = document.visibilityState === "visible";
		if (isVisible && favouriteQueue.cached(sub).some(isDue))
			void resendFavourites(client);
	}, dueEveryMs);
	// A press that is being sent sends its own favourites; the others are sent at the next event.
	let isStarting = client.isMutating({ mutationKey: favouriteKey }) > 0;
	const stopRetry = onRetry(() => {
		if (!isStarting) void resendFavourites(client);
	});
	isStarting = false;
	return combineStops(
		() => clearInterval(timer),
		showQueued(client),
		stopRetry,
	);
}
