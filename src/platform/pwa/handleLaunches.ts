// Launches of the running app, by a shortcut, a share or a notification (P29, X08).
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

/** Whether a confirmation asks something; one with a single button is a notice, also where its closing is waited for. */
const isQuestion = ({ cancelLabel, showClose }: Confirmation): boolean =>
	isQuestionOpen() && Boolean(cancelLabel || showClose);

/** Whether a dialog tells something that may be unread: a notice, an ended session, a claim's result, a refused use. */
const mayBeUnread = (open: DialogRequest): boolean =>
	open.name === "sessionTimeout" ||
	open.name === "checkingClaim" ||
	(open.name === "rewardCode" && open.notUsed !== undefined) ||
	(open.name === "confirmation" && !isQuestion(open));

/** Opens a path in place of the code, sheet or question over the page that it leaves; what may be unread stays. */
function openPage(path: string): void {
	const open = atomStore.get(dialogAtom);
	if (open && !mayBeUnread(open)) closeDialog();
	openTarget({ kind: "path", path });
}

/** Opens a launch's path in the open window without a reload; the plain icon (root) only focuses it. A later call takes the place of an earlier one. */
export function handleLaunches(): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	const [start] = performance.getEntriesByType("navigation");
	const isReload = start && "type" in start && start.type === "reload";
	/** The first launch that came before this call loaded this document, or is repeated by Chromium after a reload. */
	let isFirst = true;
	launchQueue?.setConsumer(({ targetURL }) => {
		const isOver = isFirst && (isReload || targetURL === start?.name);
		isFirst = false;
		if (!targetURL || isOver) return;
		const target = new URL(targetURL);
		if (target.origin !== location.origin) return;
		// A sign-in needs a full load, which checks it and asks (P15).
		if (isSignInAddress(target)) return location.assign(target);
		const path = inAppPath(target.href.slice(target.origin.length));
		if (path && path !== "/") openPage(path);
	});
	isFirst = false;
}

/** Opens the page of a pressed notification without a reload, and answers the worker, which would otherwise load it. Returns a stop function. */
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
