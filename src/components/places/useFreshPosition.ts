// Renews an old position while a list by distance shows, and when the person or the network comes back to it.
import { useEffect } from "react";
import { refreshOldPosition } from "../../platform/browser/lastPosition";
import { isOnline } from "../../platform/browser/online";
import { onRetry } from "../../platform/outbox/outbox";

export function useFreshPosition(isUsed: boolean): void {
	useEffect(() => {
		if (!isUsed) return;
		return onRetry(() => {
			// Offline nothing could be loaded for another place: the list stays.
			if (isOnline()) void refreshOldPosition();
		});
	}, [isUsed]);
}
