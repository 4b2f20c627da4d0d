// Renews an old position while a list by distance shows, and when the person comes back to it.
import { useEffect } from "react";
import { refreshOldPosition } from "../../platform/browser/lastPosition";
import { onVisibility } from "../../platform/browser/listen";

export function useFreshPosition(isUsed: boolean): void {
	useEffect(() => {
		if (!isUsed) return;
		const renew = () => void refreshOldPosition();
		renew();
		return onVisibility("visible", renew);
	}, [isUsed]);
}
