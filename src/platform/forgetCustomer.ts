// Another customer signs in: everything of the former one goes from this phone (O05).
import { removeClaimsOfOthers } from "./claimJournal";
import { dropEventsOfOthers } from "./eventLog";
import { removeFavouritesOfOthers } from "./favouriteOutbox";
import { whenWritten } from "./pendingWrites";
import { dropPersonal, dropPersonalOfOthers } from "./personal";
import { wipeProfilePictures } from "./pictureCache";
import { dropQueries } from "./queryClient";
import { saveTroubleAtom } from "./saveTrouble";
import { currentSession, leaveSession } from "./session";
import { dropKeysOfOthers, dropTab, local, storageKeys } from "./storage";
import { store } from "./store";
import { undoableAtom } from "./undoable";
import { setUnread } from "./unread";
import { removeUsesOfOthers, usedIdsAtom } from "./waitingUses";
import { removeAllBut } from "./wallet";

/** Wipes what this tab alone holds: what is in memory, and all of its session storage. */
export function forgetInThisTab(): void {
	dropQueries();
	store.set(undoableAtom, null);
	store.set(usedIdsAtom, []);
	store.set(saveTroubleAtom, {});
	setUnread(0);
	dropTab();
}

/**
 * Wipes what belongs to any other customer: what this tab holds, saved queries and
 * drafts, waiting events, favourites and uses, codes, claims and profile
 * pictures (O05). To be awaited when another customer signs in, before
 * `restoreQueries` and the first load.
 */
export async function forgetCustomer(exceptSub: string): Promise<void> {
	// From here on nothing more is sent or written of the former one.
	if (currentSession()?.sub !== exceptSub) leaveSession();
	forgetInThisTab();
	dropPersonal();
	await forgetOnDisk(exceptSub);
	await wipeProfilePictures();
	local.remove(storageKeys.toWipe);
}

/** Wipes what other customers have on the disk. A tab that was still theirs may have written after the wiping, so every start looks again. */
export async function forgetOnDisk(exceptSub: string): Promise<void> {
	dropKeysOfOthers(exceptSub);
	dropPersonalOfOthers(exceptSub);
	dropEventsOfOthers(exceptSub);
	await whenWritten();
	await Promise.all([
		removeAllBut(exceptSub),
		removeClaimsOfOthers(exceptSub),
		removeFavouritesOfOthers(exceptSub),
		removeUsesOfOthers(exceptSub),
	]);
}
