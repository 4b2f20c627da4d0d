// Leaves the app for another document, only where it can be loaded: the browser's error page has no way back (1 §5).
import { isOnline } from "../browser/online";
import { showOfflineNotice } from "../browser/showOfflineNotice";
import { isHostReachable } from "../http/http";
import { canLoadPage } from "../pwa/chunkRecovery";

const checkMs = 8000;

export const canLeave = async (): Promise<boolean> =>
	isOnline() && (await isHostReachable(checkMs, true));

/** Paths of the own origin that only the host serves. */
const fromHost = /^\/(api|demo|content)(\/|$)|\.\w+$/;

/** Opens an address of the own origin in this tab, or shows the offline notice; nothing once the page was left. `isReplaced`: replaces the history entry. */
export async function openSameTab(
	href: string,
	{ isReplaced = false } = {},
): Promise<void> {
	const page = location.href;
	const isFromHost = fromHost.test(new URL(href).pathname);
	const isReachable = await (isFromHost ? canLeave() : canLoadPage());
	if (location.href !== page) return;
	if (!isReachable) showOfflineNotice();
	else if (isReplaced) location.replace(href);
	else location.assign(href);
}

/** Blocks links to other sites while offline, in rich texts too. Returns the way to stop. */
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
