// Leaving the app for another document: only where it can be loaded, for the browser's own error page has no way back (1 §5).

import { isOnline } from "../browser/online";
import { showOfflineNotice } from "../browser/showOfflineNotice";
import { isHostReachable } from "../http/http";
import { canLoadPage } from "../pwa/chunkRecovery";

/** How long the network may take to show itself before a document is left for another, in ms. */
const checkMs = 8000;

/** Whether another document or host may be gone to now. */
export const canLeave = async (): Promise<boolean> =>
	isOnline() && (await isHostReachable(checkMs, true));

/** Paths of the own origin that no worker holds: they come from the host alone. */
const fromHost = /^\/(api|demo|content)(\/|$)|\.\w+$/;

/** Opens an address of the own origin in this tab, in place of the page where `isReplaced`; where the worker or the host would not give it, it says so. */
export async function openSameTab(
	href: string,
	{ isReplaced = false } = {},
): Promise<void> {
	const isFromHost = fromHost.test(new URL(href).pathname);
	if (!(await (isFromHost ? canLeave() : canLoadPage()))) showOfflineNotice();
	else if (isReplaced) location.replace(href);
	else location.assign(href);
}

/** Holds back every link to another site while there is no network, those in rich texts too. Returns the way to stop. */
export function blockLinksOffline(): () => void {
	const pressed = (event: MouseEvent) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || isOnline() || event.defaultPrevented) return;
		if (!/^https?:/.test(link.protocol) || link.origin === location.origin)
			return;
		event.preventDefault();
		showOfflineNotice();
	};
	document.addEventListener("click", pressed);
	return () => document.removeEventListener("click", pressed);
}
