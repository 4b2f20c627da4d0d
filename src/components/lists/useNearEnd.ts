// Loads the next page of a list when it is scrolled to 90 percent (2 §9).
import { useEffect, useEffectEvent } from "react";

const threshold = 0.9;

/** Calls `loadMore` while `enabled` and the page is at or past 90 percent of its height, also when it is too short to scroll. */
export function useNearEnd(enabled: boolean, loadMore: () => void): void {
	const check = useEffectEvent(() => {
		if (!enabled) return;
		const { scrollHeight } = document.documentElement;
		if (window.scrollY + window.innerHeight >= scrollHeight * threshold)
			loadMore();
	});
	useEffect(() => {
		if (!enabled) return;
		const listen = () => check();
		listen();
		addEventListener("scroll", listen, { passive: true });
		addEventListener("resize", listen);
		return () => {
			removeEventListener("scroll", listen);
			removeEventListener("resize", listen);
		};
	}, [enabled]);
}
