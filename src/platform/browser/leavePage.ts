// Leaves the app for another document only if it can be loaded, because the browser's error page has no way back (1 §5).

import { isServedByHost } from "../../domain/app/link";
import { isHostReachable } from "../http/http";
import { canLoadPage } from "../pwa/chunkRecovery";
import { openOfflineDialog, watchForDialog } from "./dialogs";
import { isOnline } from "./online";

/** Whether the app's host can deliver another document now. */
export const canLeave = async (): Promise<boolean> =>
	isOnline() &&
	(await isHostReachable({ timeoutMs: 8000, acceptsServerErrors: true }));

/** Whether the worker or the host can deliver an address of the app's origin now. */
const canLoad = (href: string): Promise<boolean> =>
	isServedByHost(new URL(href).pathname) ? canLeave() : canLoadPage();

/** Leaves this page for an address of the app's origin; returns false if it cannot be loaded. Does nothing if the page was left during the check or `mustStay` returns true after it. */
async function leave(
	href: string,
	how: "assign" | "replace",
	mustStay = () => false,
): Promise<boolean> {
	const page = location.href;
	const isReachable = await canLoad(href);
	if (location.href !== page || mustStay()) return true;
	if (isReachable) location[how](href);
	return isReachable;
}

/** Opens an address of the app's origin in this tab, or shows the offline dialog. Stays if a dialog was opened meanwhile, such as a code at the counter. */
export async function openSameTab(href: string): Promise<void> {
	if (!(await leave(href, "assign", watchForDialog()))) openOfflineDialog();
}

/** Replaces this page by an address of the app's origin; returns false if it cannot be loaded. */
export const replacePage = (href: string): Promise<boolean> =>
	leave(href, "replace");
