// Changes the account of this phone, to another one or to none (O05, X07).
import { combineStops } from "../browser/listen";
import { chosenHost, saveApiHost } from "../http/host";
import { isHostChanged } from "../query/restoreQueries";
import { onStorageEvent } from "../storage/onStorageEvent";
import { clearLocalKeysOfOthers, local, storageKeys } from "../storage/storage";
import { clearOtherCustomers, clearThisTab } from "./clearOtherCustomers";
import {
	adoptToken,
	currentSession,
	endSession,
	type Session,
} from "./session";
import { syncSession } from "./syncSession";

/** Values of the wipe mark: erase the data of everyone but the signed-in customer, or of everyone. */
const wipeOthers = "1";
const wipeAll = "all";

/** Signs in the confirmed next customer, or nobody for null, and erases all former data. The mark is set first and removed last, so that the next start finishes an interrupted change. `issuedNow`: the token is fresh and gives the server's time. */
export async function changeAccount(
	next: Session | null,
	{ issuedNow = false } = {},
) {
	const writeWipeMark = () =>
		local.set(storageKeys.toWipe, next ? wipeOthers : wipeAll);
	// The storage may be full of former data, so make room for the mark.
	if (!writeWipeMark()) {
		clearLocalKeysOfOthers(next?.sub ?? "");
		writeWipeMark();
	}
	// Removed first, because a full storage could not replace the former customer's token, and the next start would use it.
	if (next?.sub !== currentSession()?.sub) local.remove(storageKeys.token);
	if (next) adoptToken(next.token, { issuedNow });
	else {
		endSession();
		local.remove(storageKeys.apiHost);
	}
	await clearOtherCustomers(next?.sub ?? "");
	// Saved again, because a storage that was full of former data has room now.
	if (next && local.get(storageKeys.token) === next.token) {
		saveApiHost(chosenHost());
		local.set(storageKeys.token, next.token);
	}
}

/** Finishes an interrupted account change; await it before anything is restored. */
export async function finishAccountChange(): Promise<void> {
	if (local.get(storageKeys.toWipe) === wipeAll) return changeAccount(null);
	const sub = currentSession()?.sub;
	if (sub) await clearOtherCustomers(sub);
}

/** Whether a customer was signed in on this page, so that its address may be one of their screens. */
let wasSignedIn = false;

/** Restarts this tab when another tab changed the account (O05) or its API host; a page without a customer, such as a shared link, restarts at its own address. Returns a stop function. */
export function restartOnAccountChange(): () => void {
	const restart = (before: Session | null) => {
		wasSignedIn ||= before !== null;
		clearThisTab();
		if (wasSignedIn) location.replace("/");
		else location.reload();
	};
	const followHost = () => {
		if (isHostChanged()) restart(currentSession());
	};
	const stop = combineStops(
		syncSession(restart),
		onStorageEvent(storageKeys.apiHost, followHost),
	);
	// The host may have changed while this page started.
	followHost();
	return stop;
}
