// Loads the next page of a list when it is scrolled to 90 percent (2 §9).
import { useEffect, useEffectEvent } from "react";
import { combineStops, listen } from "../../platform/browser/listen";

const threshold = 0.9;

/** Calls `loadMore` while `enabled` and the page is scrolled to 90 percent, or too short to scroll. Checks again whenever `loaded` changes, since a loaded page may show nothing new. A scroll and a resize of one frame both call it: it must not cancel a load under way. `onlyByScroll`: only after a scroll. */
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
		const onMove = () => check();
		if (!onlyByScroll) onMove();
		return combineStops(
			listen("scroll", onMove, { passive: true }),
			listen("resize", onMove),
		);
	}, [enabled, loaded, onlyByScroll]);
}
