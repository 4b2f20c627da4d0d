// Renews an old position when a list sorted by distance is shown and whenever the tab or the network comes back meanwhile.
import { useEffect } from "react";
import { refreshOldPosition } from "../../platform/browser/lastPosition";
import { isOnline } from "../../platform/browser/online";
import { onRetry } from "../../platform/outbox/outbox";

export function useFreshPosition(isUsed: boolean): void {
	useEffect(() => {
		if (!isUsed) return;
		return onRetry(() => {
			// Offline the list stays, because no distances could be loaded for a new position.
			if (isOnline()) void refreshOldPosition();
		});
	}, [isUsed]);
}
