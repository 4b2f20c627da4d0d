// Follows the token that another tab saved (O05).
import { atomStore } from "../atomStore";
import { onStorageEvent } from "../storage/onStorageEvent";
import { storageKeys } from "../storage/storage";
import {
	currentSession,
	detachSession,
	type Session,
	savedSession,
	sessionAtom,
} from "./session";

type Handler = (before: Session | null) => void;

let onOtherCustomer: Handler = () => undefined;

/** Adopts the saved token; returns false if it is another customer's, and then this tab has no session until it restarts. */
export function syncSavedSession(): boolean {
	const saved = savedSession();
	const before = currentSession();
	const isSame = before?.sub === saved?.sub;
	if (isSame) atomStore.set(sessionAtom, saved);
	else {
		detachSession();
		onOtherCustomer(before);
	}
	return isSame;
}

/** Follows other tabs' token changes, including those made before this start or while this page was in the back-forward cache. `otherCustomer` must restart the tab; it gets the session that ended. Returns a stop function. */
export function syncSession(otherCustomer: Handler): () => void {
	onOtherCustomer = otherCustomer;
	const stop = onStorageEvent(storageKeys.token, syncSavedSession);
	syncSavedSession();
	return stop;
}
