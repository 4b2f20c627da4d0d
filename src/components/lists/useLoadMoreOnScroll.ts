// Loads the next page of a list when it is scrolled to 90 percent (2 §9).
import { useEffect, useEffectEvent } from "react";
import { combineStops, listen } from "../../platform/browser/listen";

const threshold = 0.9;

/** Calls `loadMore` when the page is scrolled to 90 percent or too short to scroll; it may be called twice in a row, so it must not cancel a load in progress. */
export function useLoadMoreOnScroll(
	loadMore: () => void,
	{
		enabled,
		loaded,
		onlyByScroll = false,
	}: {
		enabled: boolean;
		/** The scroll position is checked again whenever this changes, because a loaded page may add no new items. */
		loaded: unknown;
		/** Whether to check only after a scroll or a resize. */
		onlyByScroll?: boolean;
	},
): void {
	const loadIfNearEnd = useEffectEvent(() => {
		if (!enabled) return;
		const { scrollHeight } = document.documentElement;
		if (window.scrollY + window.innerHeight >= scrollHeight * threshold)
			loadMore();
	});
	useEffect(() => {
		void loaded;
		if (!enabled) return;
		const onMove = () => loadIfNearEnd();
		if (!onlyByScroll) onMove();
		return combineStops(
			listen("scroll", onMove, { passive: true }),
			listen("resize", onMove),
		);
	}, [enabled, loaded, onlyByScroll]);
}
