// Another customer signs in: everything of the former one goes from this phone (O05).

import { dropEventsOfOthers } from "../outbox/eventLog";
import { removeFavouritesOfOthers } from "../outbox/favouriteOutbox";
import { undoableAtom } from "../outbox/undoableUse";
import { removeUsesOfOthers, usedIdsAtom } from "../outbox/useOutbox";
import { dropQueries } from "../query/queryClient";
import { store } from "../query/store";
import { removeClaimsOfOthers } from "../storage/claimJournal";
import { whenWritten } from "../storage/pendingWrites";
import { wipeProfilePictures } from "../storage/pictureCache";
import { saveTroubleAtom } from "../storage/saveErrors";
import {
	dropKeysOfOthers,
	dropTab,
	local,
	storageKeys,
} from "../storage/storage";
import { setUnread } from "../storage/unreadCount";
import { removeAllBut } from "../storage/wallet";
import { dropPersonal, dropPersonalOfOthers } from "./personalKeys";
import { currentSession, leaveSession } from "./session";

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
