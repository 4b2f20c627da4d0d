// Whether a media query of CSS matches the screen now.
import { useSyncExternalStore } from "react";

export function useMediaQuery(query: string): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const list = matchMedia(query);
			list.addEventListener("change", onChange);
			return () => list.removeEventListener("change", onChange);
		},
		() => matchMedia(query).matches,
	);
}
