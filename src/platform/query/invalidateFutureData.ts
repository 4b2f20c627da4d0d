// Invalidates data dated in the future: the phone's clock was wrong when it was saved.
import type { QueryClient } from "@tanstack/react-query";

/** Checks now and whenever the app becomes visible. */
export function invalidateFutureData(client: QueryClient): void {
	const check = () =>
		void client.invalidateQueries({
			predicate: ({ state }) => state.dataUpdatedAt > Date.now(),
		});
	document.addEventListener("visibilitychange", check);
	check();
}
