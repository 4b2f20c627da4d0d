// What was loaded while the phone's clock was ahead would count as fresh until then: it is stale from the day the clock is right.
import type { QueryClient } from "@tanstack/react-query";

/** Looks now, and whenever the person comes back: from the phone's settings, say. */
export function invalidateFutureData(client: QueryClient): void {
	const look = () =>
		void client.invalidateQueries({
			predicate: ({ state }) => state.dataUpdatedAt > Date.now(),
		});
	document.addEventListener("visibilitychange", look);
	look();
}
