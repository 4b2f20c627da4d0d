// Links that no part of the app opens by itself, such as those in a host's text: none leads to the browser's error page (1 §5).
import { openOfflineDialog } from "./dialogs";
import { openSameTab } from "./leavePage";
import { isOnline } from "./online";
import { isPlainClick } from "./openLink";

/** Opens links of the own origin only where they can be loaded, and blocks those to other sites while offline. Returns a stop function. */
export function followTextLinks(): () => void {
	const pressed = (event: MouseEvent) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || event.defaultPrevented || !/^https?:/.test(link.protocol))
			return;
		if (link.origin === location.origin) {
			// A new tab can be closed again.
			if (!isPlainClick(event)) return;
			event.preventDefault();
			void openSameTab(link.href);
		} else if (!isOnline()) {
			event.preventDefault();
			openOfflineDialog();
		}
	};
	document.addEventListener("click", pressed);
	return () => document.removeEventListener("click", pressed);
}
