// The pace of prefetching: one request at a time, only while the page is visible, not while a claim, a use, the start of a countdown or a sign-in is in flight.
import { pause } from "../platform/browser/idle";
import { isWorkInFlight } from "../platform/pwa/updateLock";

/** The pause between two requests, in ms: far below any rate limit. */
const pauseMs = 700;

export const isHidden = () => document.visibilityState === "hidden";

/** Ends the round of a hidden page, so that another tab gets the lock. */
export function assertVisible(): void {
	if (isHidden()) throw new Error("The page is hidden.");
}

/** Whether nothing may be fetched now. */
export const isPrefetchBlocked = () => isHidden() || isWorkInFlight();

/** Pauses, then waits for work in flight. A shown code is no such work, since a round finds its use elsewhere; nor is a mutation as such, since one may wait here too. */
export async function waitForNextRequest(): Promise<void> {
	do {
		await pause(pauseMs);
		assertVisible();
	} while (isWorkInFlight());
}
