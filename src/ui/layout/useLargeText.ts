// Whether the page's text is large, kept up to date.
import { useSyncExternalStore } from "react";
import { isLargeText, largeTextAttribute } from "./watchTextSize";

function subscribe(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, {
		attributeFilter: [largeTextAttribute],
	});
	return () => observer.disconnect();
}

/** True while the page is marked by watchTextSize. */
export const useLargeText = () => useSyncExternalStore(subscribe, isLargeText);
