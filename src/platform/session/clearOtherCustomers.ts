// Erases all data of other customers (O05).

import * as v from "valibot";
import { atomStore } from "../atomStore";
import { couponUseQueue, usedIdsAtom } from "../outbox/couponUseQueue";
import { eventQueue } from "../outbox/eventLog";
import { favouriteQueue } from "../outbox/favouriteQueue";
import { undoableUseAtom } from "../outbox/undoableUse";
import { unsubscribeOthers } from "../pwa/pushSubscription";
import { deserializeQueries } from "../query/queryPersistence";
import { clearQueries } from "../query/restoreQueries";
import { clearClaimsOfOthers } from "../storage/claimJournal";
import { whenWritesDone } from "../storage/pendingWrites";
import { clearCustomerPictures, deletePictures } from "../storage/pictureCache";
import { saveErrorsAtom } from "../storage/saveErrors";
import {
	clearLocalKeysOfOthers,
	clearTab,
	local,
	localKeysOfOthers,
	storageKeys,
} from "../storage/storage";
import { setUnread } from "../storage/unreadCount";
import { removeCodesOfOthers } from "../storage/wallet";
import { clearPersonalKeys, clearPersonalKeysOfOthers } from "./personalKeys";
import { currentSession, detachSession } from "./session";

/** Erases the customer's data from the memory and the session storage of this tab. */
export function clearThisTab(): void {
	clearQueries();
	atomStore.set(undoableUseAtom, null);
	atomStore.set(usedIdsAtom, []);
	atomStore.set(saveErrorsAtom, {});
	setUnread(0);
	clearTab();
}

const profile = v.object({ image_profile_url: v.string() });

/** The profile pictures in other customers' saved queries; another host may have them under any path, so that the worker caches them with the programme's pictures. */
const profilePicturesOfOthers = (exceptSub: string): string[] =>
	localKeysOfOthers(exceptSub)
		.flatMap((key) => deserializeQueries(local.get(key) ?? "").queries)
		.map(({ state }) => state.data)
		.flatMap((data) => (v.is(profile, data) ? data.image_profile_url : []));

/** Erases everything of other customers; await it when another one signs in, before `restoreQueries` and the first load. */
export async function clearOtherCustomers(exceptSub: string): Promise<void> {
	if (currentSession()?.sub !== exceptSub) detachSession();
	clearThisTab();
	clearPersonalKeys();
	// Deleted first, because the saved queries have their addresses.
	await deletePictures(profilePicturesOfOthers(exceptSub));
	await clearOtherCustomersOnDisk(exceptSub);
	await clearCustomerPictures();
	local.remove(storageKeys.toWipe);
}

/** Erases other customers' data on the disk; runs at every start, because another tab may have written some late. */
export async function clearOtherCustomersOnDisk(exceptSub: string) {
	clearLocalKeysOfOthers(exceptSub);
	clearPersonalKeysOfOthers(exceptSub);
	await eventQueue.clearOthers(exceptSub);
	await whenWritesDone();
	await Promise.all([
		unsubscribeOthers(exceptSub),
		removeCodesOfOthers(exceptSub),
		clearClaimsOfOthers(exceptSub),
		favouriteQueue.clearOthers(exceptSub),
		couponUseQueue.clearOthers(exceptSub),
	]);
}
