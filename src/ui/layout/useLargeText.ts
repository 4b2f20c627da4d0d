// Whether the page's text is large, kept up to date.
import { useSyncExternalStore } from "react";
import { isLargeText, largeTextAttribute } from "./watchTextSize";

/** One observer serves every text of the page. */
const listeners = new Set<() => void>();
const observer = new MutationObserver(() => {
	for (const listener of listeners) listener();
});

function subscribe(onChange: () => void): () => void {
	if (listeners.size === 0)
		observer.observe(document.documentElement, {
			attributeFilter: [largeTextAttribute],
		});
	listeners.add(onChange);
	return () => {
		listeners.delete(onChange);
		if (listeners.size === 0) observer.disconnect();
	};
}

/** True while the page is marked by watchTextSize. */
export const useLargeText = () => useSyncExternalStore(subscribe, isLargeText);
