// Favourites that were just pressed: kept, shown, and told to the server in their order; what it does not hear keeps waiting (2 §4, O04).
import type { QueryClient } from "@tanstack/react-query";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../contract/favourites";
import { withLock } from "../platform/browser/locks";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import { call } from "../platform/http/http";
import {
	dropFavourites,
	type FavouriteChange,
	type FavouritesChange,
	keepFavourites,
	stillWanted,
} from "../platform/outbox/favouriteOutbox";
import { currentSession } from "../platform/session/session";
import { updateFavouriteCards } from "./favouriteCards";
import { showFavourites } from "./showFavourites";

/** The call only toggles: where another device was first, it takes a second one. */
async function toggle(sub: string, { reference, wanted }: FavouriteChange) {
	const request = {
		Content_Type: favouriteContent.privilege,
		Content_Ref: reference,
	};
	const { is_added_favorite } = await call(
		addOrRemoveFavoritePrivilege,
		request,
		{ sub },
	);
	if (is_added_favorite === wanted) return;
	await call(addOrRemoveFavoritePrivilege, request, { sub });
}

/** One sender at a time, over all tabs. */
export const withFavouriteLock = <Result>(work: () => Promise<Result>) =>
	withLock("favourites", work);

/**
 * Sends what still waits of a change. A reply that never came leaves it waiting
 * (queries/waitingFavourites sends it); a session that ends does too. Any other
 * refusal takes it off the list and throws.
 */
function send(
	sub: string,
	{ references, wanted }: FavouritesChange,
	tell: (sub: string, references: string[]) => Promise<unknown>,
): Promise<void> {
	return withFavouriteLock(async () => {
		if (currentSession()?.sub !== sub) return;
		const due = stillWanted(sub, { references, wanted });
		if (due.length === 0) return;
		try {
			await tell(sub, due);
		} catch (failure) {
			if (!(failure instanceof ApiFailure) || failure.reason === "network")
				return;
			if (failure.status === 401 || failure.status === 403) throw failure;
			if (isReplyLost(failure) && failure.status < 500) return;
			await dropFavourites(sub, { references: due, wanted });
			throw failure;
		}
		await dropFavourites(sub, { references: due, wanted });
	});
}

/**
 * Favourites set to a state by a press: noted on the disk before anything else,
 * shown at once, sent `after` ms later. What the server refuses is taken back,
 * unless another customer is signed in by now (O05), and thrown.
 */
export async function pressFavourite(
	client: QueryClient,
	change: FavouritesChange,
	tell: (sub: string, references: string[]) => Promise<unknown>,
	after = 0,
): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const kept = keepFavourites(change);
	showFavourites(client, change);
	updateFavouriteCards(client, change);
	await kept;
	if (after > 0) await new Promise((go) => setTimeout(go, after));
	try {
		await send(sub, change, tell);
	} catch (failure) {
		const isOver =
			failure instanceof ApiFailure &&
			(failure.status === 401 || failure.status === 403);
		if (!isOver && sub === currentSession()?.sub) {
			const former = { ...change, wanted: !change.wanted };
			showFavourites(client, former);
			updateFavouriteCards(client, former);
		}
		throw failure;
	}
}

/** One press, sent by the documents' own call, a toggle. */
export const toggleFavourite = (
	client: QueryClient,
	change: FavouriteChange,
): Promise<void> =>
	pressFavourite(
		client,
		{ references: [change.reference], wanted: change.wanted },
		(sub) => toggle(sub, change),
	);
