// Closes a dialog and opens a page once the dialog has closed.
import { useRef } from "react";
import { goTo } from "../../platform/browser/openLink";

/** Pass `handleClosed` to the frame in place of `onClosed`. */
export function useGoToAfterClose(close: () => void, onClosed = () => {}) {
	const next = useRef<string>(undefined);
	return {
		closeAndGoTo(path: string) {
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
