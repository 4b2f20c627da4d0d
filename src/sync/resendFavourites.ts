// Sends queued favourites after a restart or with the next network, and shows them until then (O04).
import type { QueryClient } from "@tanstack/react-query";
import { combineStops } from "../platform/browser/listen";
import {
	favouriteQueue,
	isDueAgain,
	toChanges,
} from "../platform/outbox/favouriteQueue";
import { onRetry } from "../platform/outbox/outbox";
import { currentSession } from "../platform/session/session";
import { privilegeKeys } from "../queries/privilegeKeys";
import { applyAfterLoads, applyFavourites } from "./sendFavourite";

/** Between two checks for states that are due again, in ms. */
const dueAgainEveryMs = 60_000;

/** Sends all queued favourites: one call for the added, one for the removed. */
export async function resendFavourites(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const isSent = await favouriteQueue.sendAll(
		({ reference, wanted }) =>
			// The privilege no longer exists.
			applyFavourites(client, {
				references: [reference],
				isFavourite: !wanted,
			}),
		(sent) => {
			for (const change of toChanges(sent))
				applyAfterLoads(client, sub, change);
		},
	);
	if (isSent)
		void client.invalidateQueries({ queryKey: privilegeKeys.favourites });
}

/** Applies queued states to the loaded data after each load, which is older. Returns a stop function. */
function showQueued(client: QueryClient): () => void {
	const show = () => {
		const queued = favouriteQueue.cached(currentSession()?.sub ?? "");
		for (const change of toChanges(queued)) applyFavourites(client, change);
	};
	void favouriteQueue.pending(currentSession()?.sub ?? "").then(show);
	return client.getQueryCache().subscribe((event) => {
		// Manual changes are the ones made by applyFavourites itself.
		if (
			event.type === "updated" &&
			event.action.type === "success" &&
			!event.action.manual
		)
			show();
	});
}

/** Sends queued favourites now and on every retry. Returns a stop function. */
export function startFavouriteResend(client: QueryClient): () => void {
	const timer = setInterval(() => {
		const sub = currentSession()?.sub ?? "";
		if (favouriteQueue.cached(sub).some(isDueAgain))
			void resendFavourites(client);
	}, dueAgainEveryMs);
	return combineStops(
		() => clearInterval(timer),
		showQueued(client),
		onRetry(() => void resendFavourites(client)),
	);
}
