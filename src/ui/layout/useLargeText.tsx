// Whether the page's text is large, as a context, which costs less than one subscription per text.
import {
	createContext,
	type ReactNode,
	useContext,
	useSyncExternalStore,
} from "react";
import { isLargeText, largeTextAttribute } from "./watchTextSize";

const LargeText = createContext(false);

function subscribe(onChange: () => void): () => void {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, {
		attributeFilter: [largeTextAttribute],
	});
	return () => observer.disconnect();
}

export function LargeTextProvider({ children }: { children: ReactNode }) {
	const isLarge = useSyncExternalStore(subscribe, isLargeText);
	return <LargeText value={isLarge}>{children}</LargeText>;
}

/** True while the page is marked by watchTextSize. */
export const useLargeText = () => useContext(LargeText);
