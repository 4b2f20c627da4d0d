// A way on from a dialog: closes it, and opens the page once it has closed.
import { useRef } from "react";
import { goTo } from "../../platform/browser/openLink";

/** Pass `handleClosed` to the frame in place of `onClosed`. */
export function useNextPage(close: () => void, onClosed = () => {}) {
	const next = useRef<string>(undefined);
	return {
		leadTo(path: string) {
			next.current = path;
			close();
		},
		handleClosed() {
			onClosed();
			if (next.current) goTo(next.current);
			next.current = undefined;
		},
	};
}
