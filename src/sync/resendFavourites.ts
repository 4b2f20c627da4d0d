// Tells the server of the favourites that could not be told when they were pressed: after a restart, with the network back (O04).

import type { QueryClient } from "@tanstack/react-query";
import { onNetworkChange } from "../platform/browser/online";
import { isRetryable } from "../platform/http/isRetryable";
import {
	dropFavourites,
	knownFavourites,
	stillWanted,
	waitingFavourites,
} from "../platform/outbox/favouriteOutbox";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { privilegeKeys } from "../queries/privilegeKeys";
import { updateFavouriteCards } from "./favouriteCards";
import { setFavourites } from "./groupFavourite";
import { withFavouriteLock } from "./sendFavourite";
import { showFavourites } from "./showFavourites";

/** Sets some favourites of the customer; where the server refuses a list, each of it alone. Throws what a later try may cure. */
async function tell(
	client: QueryClient,
	sub: string,
	references: string[],
	wanted: boolean,
): Promise<void> {
	assertSignedIn(sub);
	try {
		await setFavourites(sub, references, wanted);
	} catch (failure) {
		if (isRetryable(failure)) throw failure;
		if (references.length > 1) {
			for (const one of references) await tell(client, sub, [one], wanted);
			return;
		}
		assertSignedIn(sub);
		// It no longer exists: there is nothing to be shown as wanted.
		const former = { references, wanted: !wanted };
		showFavourites(client, former);
		updateFavouriteCards(client, former);
	}
	await dropFavourites(sub, { references, wanted });
}

/**
 * Sends all that waits for the customer who is signed in: one call for those to
 * be added, one for those to be removed. As a state is sent and no toggle, a
 * reply lost on the way does no harm. Quiet: what cannot be told keeps waiting.
 */
export function resendFavourites(client: QueryClient): Promise<void> {
	return withFavouriteLock(async () => {
		const sub = currentSession()?.sub;
		if (!sub) return;
		const waiting = await waitingFavourites(sub);
		if (waiting.length === 0) return;
		const references = waiting.map(({ reference }) => reference);
		try {
			for (const wanted of [true, false]) {
				const due = stillWanted(sub, { references, wanted });
				if (due.length > 0) await tell(client, sub, due, wanted);
			}
			void client.invalidateQueries({ queryKey: privilegeKeys.favourites });
		} catch {
			// It is tried again with the next start or the next network.
		}
	});
}

/** What a load brings that is older than the person's own wish is shown as wished. */
function keepShown(client: QueryClient): () => void {
	const show = () => {
		const waiting = knownFavourites(currentSession()?.sub ?? "");
		for (const wanted of [true, false]) {
			const those = waiting.filter((it) => it.wanted === wanted);
			if (those.length === 0) continue;
			const references = those.map(({ reference }) => reference);
			showFavourites(client, { references, wanted });
		}
	};
	void waitingFavourites(currentSession()?.sub ?? "").then(show);
	return client.getQueryCache().subscribe((event) => {
		// A change that is made by hand is the showing itself.
		if (
			event.type === "updated" &&
			event.action.type === "success" &&
			!event.action.manual
		)
			show();
	});
}

/** Sends what waits, now and whenever the network or the person comes back. Returns the way to stop. */
export function startFavouriteResend(client: QueryClient): () => void {
	const send = () => void resendFavourites(client);
	const stopShowing = keepShown(client);
	const stopNetwork = onNetworkChange((online) => {
		if (online) send();
	});
	const seen = () => {
		if (document.visibilityState === "visible") send();
	};
	document.addEventListener("visibilitychange", seen);
	send();
	return () => {
		stopShowing();
		stopNetwork();
		document.removeEventListener("visibilitychange", seen);
	};
}
