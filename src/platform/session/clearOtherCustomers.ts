// Erases all data of other customers (O05).
import { couponUseQueue, usedIdsAtom } from "../outbox/couponUseQueue";
import { eventQueue } from "../outbox/eventLog";
import { favouriteQueue } from "../outbox/favouriteQueue";
import { undoableUseAtom } from "../outbox/undoableUse";
import { unsubscribeOthers } from "../pwa/pushSubscription";
import { clearQueries } from "../query/queryClient";
import { store } from "../query/store";
import { removeClaimsOfOthers } from "../storage/claimJournal";
import { whenWritesDone } from "../storage/pendingWrites";
import { wipeCustomerPictures } from "../storage/pictureCache";
import { saveErrorsAtom } from "../storage/saveErrors";
import {
	clearTab,
	dropKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import { setUnread } from "../storage/unreadCount";
import { removeCodesOfOthers } from "../storage/wallet";
import { dropPersonal, dropPersonalOfOthers } from "./personalKeys";
import { currentSession, detachSession } from "./session";

/** Erases the customer's data from the memory and the session storage of this tab. */
export function clearThisTab(): void {
	clearQueries();
	store.set(undoableUseAtom, null);
	store.set(usedIdsAtom, []);
	store.set(saveErrorsAtom, {});
	setUnread(0);
	clearTab();
}

/** Erases everything of other customers; await it when another one signs in, before `restoreQueries` and the first load. */
export async function clearOtherCustomers(exceptSub: string): Promise<void> {
	if (currentSession()?.sub !== exceptSub) detachSession();
	clearThisTab();
	dropPersonal();
	await clearOtherCustomersOnDisk(exceptSub);
	await wipeCustomerPictures();
	local.remove(storageKeys.toWipe);
}

/** Erases other customers' data on the disk. Runs at every start: another tab may have written late. */
export async function clearOtherCustomersOnDisk(exceptSub: string) {
	dropKeysOfOthers(exceptSub);
	dropPersonalOfOthers(exceptSub);
	await eventQueue.clearOthers(exceptSub);
	await whenWritesDone();
	await Promise.all([
		unsubscribeOthers(exceptSub),
		removeCodesOfOthers(exceptSub),
		removeClaimsOfOthers(exceptSub),
		favouriteQueue.clearOthers(exceptSub),
		couponUseQueue.clearOthers(exceptSub),
	]);
}
