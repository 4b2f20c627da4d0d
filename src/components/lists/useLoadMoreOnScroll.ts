// Loads the next page of a list when it is scrolled to 90 percent (2 §9).
import { useEffect, useEffectEvent } from "react";
import { combineStops, listen } from "../../platform/browser/listen";

const threshold = 0.9;

/** Calls `loadMore` while `enabled` and the page is at or past 90 percent of its height, also when it is too short to scroll. It looks again whenever `loaded` changes, since a page may add nothing that is shown. `onlyByScroll`: not before the person scrolls on. */
export function useLoadMoreOnScroll(
	enabled: boolean,
	loadMore: () => void,
	loaded: unknown,
	onlyByScroll = false,
): void {
	const check = useEffectEvent(() => {
		if (!enabled) return;
		const { scrollHeight } = document.documentElement;
		if (window.scrollY + window.innerHeight >= scrollHeight * threshold)
			loadMore();
	});
	useEffect(() => {
		void loaded;
		if (!enabled) return;
		const look = () => check();
		if (!onlyByScroll) look();
		return combineStops(
			listen("scroll", look, { passive: true }),
			listen("resize", look),
		);
	}, [enabled, loaded, onlyByScroll]);
}
