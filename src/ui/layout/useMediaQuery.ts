// Whether a media query of CSS matches the screen now.
import { useCallback, useSyncExternalStore } from "react";

export function useMediaQuery(query: string): boolean {
	// A stable function: with a new one React would subscribe again on each render.
	const subscribe = useCallback(
		(onChange: () => void) => {
			const list = matchMedia(query);
			list.addEventListener("change", onChange);
			return () => list.removeEventListener("change", onChange);
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
