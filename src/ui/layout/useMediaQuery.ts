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

/** How many items stand side by side: 1, 2 or 3 in a window from 0, 600 and `three` px. */
export function useFittingCount(three: number): number {
	const fitsTwo = useMediaQuery("(min-width: 600px)");
	const fitsThree = useMediaQuery(`(min-width: ${three}px)`);
	return fitsThree ? 3 : fitsTwo ? 2 : 1;
}
