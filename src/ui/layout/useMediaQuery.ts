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

/** How many items fit side by side: 1, or 2 from a window width of 600 px, or 3 from `threeFrom` px. */
export function useFittingCount(threeFrom: number): number {
	const fitsTwo = useMediaQuery("(min-width: 600px)");
	const fitsThree = useMediaQuery(`(min-width: ${threeFrom}px)`);
	return fitsThree ? 3 : fitsTwo ? 2 : 1;
}
