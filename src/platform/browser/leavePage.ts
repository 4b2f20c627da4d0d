// Leaves the app for another document, only where it can be loaded: the browser's error page has no way back (1 §5).

import { isHostReachable } from "../http/http";
import { canLoadPage } from "../pwa/chunkRecovery";
import { isOnline } from "./online";
import { showOfflineNotice } from "./showOfflineNotice";

const checkMs = 8000;

export const canLeave = async (): Promise<boolean> =>
	isOnline() && (await isHostReachable(checkMs, true));

/** Paths of the own origin that only the host serves. */
const fromHost = /^\/(api|demo|content)(\/|$)|\.\w+$/;

/** Whether the worker or the host can deliver an address of the own origin now. */
const canLoad = (href: string): Promise<boolean> =>
	fromHost.test(new URL(href).pathname) ? canLeave() : canLoadPage();

/** Opens an address of the own origin in this tab, or shows the offline notice; nothing once the page was left. */
export async function openSameTab(href: string): Promise<void> {
	const page = location.href;
	const isReachable = await canLoad(href);
	if (location.href !== page) return;
	if (isReachable) location.assign(href);
	else showOfflineNotice();
}

/** Replaces this page by an address of the own origin; nothing once the page was left. False where it cannot be loaded. */
export async function replacePage(href: string): Promise<boolean> {
	const page = location.href;
	const isReachable = await canLoad(href);
	if (location.href !== page) return true;
	if (isReachable) location.replace(href);
	return isReachable;
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
