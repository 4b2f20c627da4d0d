// Invalidates data dated in the future, which was loaded while the phone's clock was ahead, and corrects its date to match its age.
import type { QueryClient } from "@tanstack/react-query";
import { serverNow } from "../http/clock";
import { recordLoadTime, serverTimeOfLoad } from "../http/loadTimes";

/** Checks now and whenever the app becomes visible. */
export function invalidateFutureData(client: QueryClient): void {
	const check = () => {
		const now = Date.now();
		const future = client.getQueryCache().findAll({
			predicate: ({ state }) => state.dataUpdatedAt > now,
		});
		for (const query of future) {
			const loadedAt = serverTimeOfLoad(query.state.dataUpdatedAt);
			// Without this, data loaded now would count as older.
			const dataUpdatedAt = now - (serverNow() - loadedAt);
			recordLoadTime(dataUpdatedAt, loadedAt);
			query.setState({ dataUpdatedAt });
		}
		void client.invalidateQueries({
			predicate: (query) => future.includes(query),
		});
	};
	document.addEventListener("visibilitychange", check);
	check();
}
