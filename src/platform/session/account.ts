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

/** Values of the wipe mark: erase everyone but the signed-in customer, or everyone. */
const wipeOthers = "1";
const wipeAll = "all";

/** Signs the confirmed next customer in, or nobody, and erases all former data. The mark is set first and removed last, so that the next start finishes an interrupted change. `issuedNow`: the token is fresh and gives the server's time. */
export async function changeAccount(
	next: Session | null,
	{ issuedNow = false } = {},
) {
	const writeWipeMark = () =>
		local.set(storageKeys.toWipe, next ? wipeOthers : wipeAll);
	// A storage that is full of the former data has no room for the mark.
	if (!writeWipeMark()) {
		clearLocalKeysOfOthers(next?.sub ?? "");
		writeWipeMark();
	}
	// A full storage would keep the former customer's token for the next start.
	if (next?.sub !== currentSession()?.sub) local.remove(storageKeys.token);
	if (next) adoptToken(next.token, { issuedNow });
	else {
		endSession();
		local.remove(storageKeys.apiHost);
	}
	await clearOtherCustomers(next?.sub ?? "");
	// A storage that was full of the former data has room now.
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

/** Whether this page was a customer's, whose screen its address may name. */
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
	// It may have changed while this page started.
	followHost();
	return stop;
}
