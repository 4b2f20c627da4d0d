// The token that another tab of this phone has saved: this one follows, and holds nothing of a customer who has changed (O05).

import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { storageKeys } from "../storage/storage";
import {
	currentSession,
	detachSession,
	savedSession,
	sessionAtom,
} from "./session";

let tellOtherCustomer: () => void = () => undefined;

/**
 * Takes what is saved now for this tab's session; whether it is still the same
 * customer's. Where it is not, this tab has no session until it starts again:
 * what its screens hold of the former customer is sent and kept for nobody else.
 */
export function syncSavedSession(): boolean {
	const saved = savedSession();
	const isSame = currentSession()?.sub === saved?.sub;
	if (isSame) store.set(sessionAtom, saved);
	else {
		detachSession();
		tellOtherCustomer();
	}
	return isSame;
}

/**
 * Follows what other tabs do to the token, what they did while this one
 * started or lay in the browser's back-forward cache too. What this tab shows
 * and holds of a customer who has changed must go: `otherCustomer` starts it
 * again at the root. Returns the way to stop.
 */
export function syncSession(otherCustomer: () => void): () => void {
	tellOtherCustomer = otherCustomer;
	const shownAgain = ({ persisted }: PageTransitionEvent) => {
		if (persisted) syncSavedSession();
	};
	addEventListener("pageshow", shownAgain);
	const stop = onStorageEvent(storageKeys.token, syncSavedSession);
	syncSavedSession();
	return () => {
		removeEventListener("pageshow", shownAgain);
		stop();
	};
}
