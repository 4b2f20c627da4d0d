// Handles clicks on links without a handler of their own, as in a host's text, so that none leads to the browser's error page (1 §5).
import { openOfflineDialog } from "./dialogs";
import { openSameTab } from "./leavePage";
import { isOnline } from "./online";
import { isPlainClick } from "./openLink";

/** Opens links to the app's origin only if they can be loaded, and blocks links to other sites while offline. Returns a stop function. */
export function followTextLinks(): () => void {
	const onClick = (event: MouseEvent) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || event.defaultPrevented || !/^https?:/.test(link.protocol))
			return;
		if (link.origin === location.origin) {
			// The browser opens it in a new tab, which can be closed if it does not load.
			if (!isPlainClick(event)) return;
			event.preventDefault();
			void openSameTab(link.href);
		} else if (!isOnline()) {
			event.preventDefault();
			openOfflineDialog();
		}
	};
	document.addEventListener("click", onClick);
	return () => document.removeEventListener("click", onClick);
}
