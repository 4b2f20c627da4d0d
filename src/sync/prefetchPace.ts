// The pace of prefetching: one request at a time, only while the page is visible, not while a claim, a use, the start of a countdown or a sign-in is on its way.
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

/** Pauses, and waits for work in flight; not while a code is shown, whose use elsewhere a round finds. A mutation may wait here too, so mutations as such must not count as work. */
export async function waitForNextRequest(): Promise<void> {
	do {
		await pause(pauseMs);
		assertVisible();
	} while (isWorkInFlight());
}
