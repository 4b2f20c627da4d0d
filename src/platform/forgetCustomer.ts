// Another customer signs in: everything of the former one goes from this phone (O05).
import { removeClaimsOfOthers } from "./claimJournal";
import { dropEventsOfOthers } from "./eventLog";
import { removeFavouritesOfOthers } from "./favouriteOutbox";
import { wipeProfilePictures } from "./pictureCache";
import { dropQueries } from "./queryClient";
import {
	dropKeysOfOthers,
	local,
	personalKeys,
	session as perTab,
	storageKeys,
} from "./storage";
import { removeUsesOfOthers } from "./waitingUses";
import { removeAllBut } from "./wallet";

/** Wipes what this tab alone holds: the cache in memory, and all of its session storage. */
export function forgetInThisTab(): void {
	dropQueries();
	for (const key of perTab.keys()) perTab.remove(key);
}

/**
 * Wipes what belongs to any other customer: what this tab holds, saved queries and
 * drafts, waiting events, favourites and uses, codes, claims and profile
 * pictures (O05). To be awaited when another customer signs in, before
 * `restoreQueries` and the first load.
 */
export async function forgetCustomer(exceptSub: string): Promise<void> {
	forgetInThisTab();
	dropKeysOfOthers(exceptSub);
	for (const key of personalKeys) local.remove(key);
	dropEventsOfOthers(exceptSub);
	await Promise.all([
		removeAllBut(exceptSub),
		removeClaimsOfOthers(exceptSub),
		removeFavouritesOfOthers(exceptSub),
		removeUsesOfOthers(exceptSub),
		wipeProfilePictures(),
	]);
	local.remove(storageKeys.toWipe);
}
