// Handles launches of the running app by a shortcut, a share or a notification (P29, X08).
import type { Confirmation } from "../../domain/app/confirmation";
import { inAppPath, isSignInAddress } from "../../domain/app/link";
import { atomStore } from "../atomStore";
import {
	closeDialog,
	type DialogRequest,
	dialogAtom,
	isQuestionOpen,
} from "../browser/dialogs";
import { openTarget } from "../browser/openLink";
import { serviceWorkers } from "../browser/serviceWorkers";

interface LaunchQueue {
	setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

/** Whether a confirmation asks a question; one with a single button is a notice, even if its closing is awaited. */
const isQuestion = ({ cancelLabel, showClose }: Confirmation): boolean =>
	isQuestionOpen() && Boolean(cancelLabel || showClose);

/** Whether a dialog may have an unread message: a notice, an ended session, a claim's result, a refused use. */
const mayBeUnread = (open: DialogRequest): boolean =>
	open.name === "sessionTimeout" ||
	open.name === "checkingClaim" ||
	(open.name === "rewardCode" && open.notUsed !== undefined) ||
	(open.name === "confirmation" && !isQuestion(open));

/** Opens a path and closes the open dialog, unless its message may be unread. */
function openPage(path: string): void {
	const open = atomStore.get(dialogAtom);
	if (open && !mayBeUnread(open)) closeDialog();
	openTarget({ kind: "path", path });
}

/** Opens the path of a launch in the open window without a reload; the app's icon (root path) only focuses the window. A later call replaces the handler of an earlier one. */
export function handleLaunches(): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	const [start] = performance.getEntriesByType("navigation");
	const isReload = start && "type" in start && start.type === "reload";
	/** Whether a launch is the first one queued before this call: it loaded this document, or Chromium repeats it after a reload. */
	let isFirst = true;
	launchQueue?.setConsumer(({ targetURL }) => {
		const isHandled = isFirst && (isReload || targetURL === start?.name);
		isFirst = false;
		if (!targetURL || isHandled) return;
		const target = new URL(targetURL);
		if (target.origin !== location.origin) return;
		// A sign-in needs a full page load, which checks it and asks for confirmation (P15).
		if (isSignInAddress(target)) return location.assign(target);
		const path = inAppPath(target.href.slice(target.origin.length));
		if (path && path !== "/") openPage(path);
	});
	isFirst = false;
}

/** Opens the page of a pressed notification without a reload, and tells the worker so, which would otherwise load the page. Returns a stop function. */
export function handleNotificationPresses(): () => void {
	const workers = serviceWorkers();
	function onMessage({ data, ports }: MessageEvent) {
		if (data?.type !== "open-path") return;
		ports[0]?.postMessage("opened");
		const path = inAppPath(String(data.path));
		if (path) openPage(path);
	}
	workers?.addEventListener("message", onMessage);
	return () => workers?.removeEventListener("message", onMessage);
}
