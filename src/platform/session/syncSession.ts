// Follows the token that another tab saved (O05).
import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { storageKeys } from "../storage/storage";
import {
	currentSession,
	detachSession,
	savedSession,
	sessionAtom,
} from "./session";

let onOtherCustomer: () => void = () => undefined;

/** Takes the saved token; false where it is another customer's. Then this tab has no session until it restarts. */
export function syncSavedSession(): boolean {
	const saved = savedSession();
	const isSame = currentSession()?.sub === saved?.sub;
	if (isSame) store.set(sessionAtom, saved);
	else {
		detachSession();
		onOtherCustomer();
	}
	return isSame;
}

/** Follows other tabs' token changes, those before this start or during the back-forward cache too. `otherCustomer` must restart the tab. Returns a stop function. */
export function syncSession(otherCustomer: () => void): () => void {
	onOtherCustomer = otherCustomer;
	const stop = onStorageEvent(storageKeys.token, syncSavedSession);
	syncSavedSession();
	return stop;
}
