// Changing the account of this phone: the one place where a customer leaves it, for another one or for nobody (O05, X07).

import { local, storageKeys } from "../storage/storage";
import { clearOtherCustomers, clearThisTab } from "./clearOtherCustomers";
import {
	adoptToken,
	currentSession,
	endSession,
	type Session,
} from "./session";
import { syncSession } from "./syncSession";

/** What the mark says that is still to be erased: the data of everyone but who is signed in, or of everyone. */
const others = "1";
const everyone = "all";

/**
 * Signs the next customer in, or nobody, and erases what all former ones left.
 * The mark comes first and goes last: what is broken off in between is finished
 * by the next start. To be called once the person has confirmed. `issuedNow`:
 * the token is fresh, and tells the server's time.
 */
export async function changeAccount(
	next: Session | null,
	issuedNow = false,
): Promise<void> {
	local.set(storageKeys.toWipe, next ? others : everyone);
	if (next) adoptToken(next.token, issuedNow);
	else endSession();
	await clearOtherCustomers(next?.sub ?? "");
}

/** Finishes a change of account that an earlier page began; to be awaited before anything is restored. */
export async function finishAccountChange(): Promise<void> {
	if (local.get(storageKeys.toWipe) === everyone) return changeAccount(null);
	const sub = currentSession()?.sub;
	if (sub) await clearOtherCustomers(sub);
}

/** Starts this tab again where another one has changed the account: what it holds of the former customer is neither shown nor saved once more (O05). Returns the way to stop. */
export const restartOnAccountChange = (): (() => void) =>
	syncSession(() => {
		clearThisTab();
		location.replace("/");
	});
