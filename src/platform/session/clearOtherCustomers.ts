// Another customer signs in: everything of the former one goes from this phone (O05).

import { couponUseQueue, usedIdsAtom } from "../outbox/couponUseQueue";
import { eventQueue } from "../outbox/eventLog";
import { favouriteQueue } from "../outbox/favouriteQueue";
import { undoableAtom } from "../outbox/undoableUse";
import { clearQueries } from "../query/queryClient";
import { store } from "../query/store";
import { removeClaimsOfOthers } from "../storage/claimJournal";
import { whenWritesDone } from "../storage/pendingWrites";
import { wipeProfilePictures } from "../storage/pictureCache";
import { saveErrorsAtom } from "../storage/saveErrors";
import {
	clearTab,
	dropKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import { setUnread } from "../storage/unreadCount";
import { removeOthers } from "../storage/wallet";
import { dropPersonal, dropPersonalOfOthers } from "./personalKeys";
import { currentSession, detachSession } from "./session";

/** Wipes what this tab alone holds: what is in memory, and all of its session storage. */
export function clearThisTab(): void {
	clearQueries();
	store.set(undoableAtom, null);
	store.set(usedIdsAtom, []);
	store.set(saveErrorsAtom, {});
	setUnread(0);
	clearTab();
}

/**
 * Wipes what belongs to any other customer: what this tab holds, saved queries and
 * drafts, waiting events, favourites and uses, codes, claims and profile
 * pictures (O05). To be awaited when another customer signs in, before
 * `restoreQueries` and the first load.
 */
export async function clearOtherCustomers(exceptSub: string): Promise<void> {
	// From here on nothing more is sent or written of the former one.
	if (currentSession()?.sub !== exceptSub) detachSession();
	clearThisTab();
	dropPersonal();
	await clearOtherCustomersOnDisk(exceptSub);
	await wipeProfilePictures();
	local.remove(storageKeys.toWipe);
}

/** Wipes what other customers have on the disk. A tab that was still theirs may have written after the wiping, so every start looks again. */
export async function clearOtherCustomersOnDisk(
	exceptSub: string,
): Promise<void> {
	dropKeysOfOthers(exceptSub);
	dropPersonalOfOthers(exceptSub);
	await eventQueue.clearOthers(exceptSub);
	await whenWritesDone();
	await Promise.all([
		removeOthers(exceptSub),
		removeClaimsOfOthers(exceptSub),
		favouriteQueue.clearOthers(exceptSub),
		couponUseQueue.clearOthers(exceptSub),
	]);
}
