// What is open over the page, and when something may open by itself (domain/app/overlay decides).
import { useState, useSyncExternalStore } from "react";
import type { Confirmation } from "../../domain/app/confirmation";
import {
	type AutomaticOverlay,
	canOpenOver,
	type Overlay,
} from "../../domain/app/overlay";
import { isModalOpen, onModalChange } from "../../ui/overlay/openModals";
import { atomStore } from "../atomStore";
import { undoableUseAtom } from "../outbox/undoableUse";
import { updateOfferedAtom } from "../pwa/updateOffer";
import { confirm, type DialogRequest, dialogAtom, openDialog } from "./dialogs";
import { combineStops } from "./listen";

const overlayOfDialog: Record<DialogRequest["name"], Overlay> = {
	rewardCode: "code",
	checkingClaim: "claim",
	confirmation: "dialog",
	tracking: "dialog",
	sessionTimeout: "sessionTimeout",
	offline: "offline",
	install: "install",
	leaveAccount: "account",
	terms: "dialog",
};

function openOverlays(): Overlay[] {
	const shown: Overlay[] = [];
	const dialog = atomStore.get(dialogAtom);
	if (dialog) shown.push(overlayOfDialog[dialog.name]);
	if (atomStore.get(undoableUseAtom)) shown.push("undo");
	if (isModalOpen()) shown.push("sheet");
	if (atomStore.get(updateOfferedAtom)) shown.push("update");
	return shown;
}

export const mayOpenNow = (overlay: AutomaticOverlay): boolean =>
	canOpenOver(overlay, openOverlays());

/** Calls back when an overlay opened or closed. Returns a stop function. */
export function onOverlayChange(changed: () => void): () => void {
	return combineStops(
		atomStore.sub(dialogAtom, changed),
		atomStore.sub(undoableUseAtom, changed),
		atomStore.sub(updateOfferedAtom, changed),
		onModalChange(changed),
	);
}

/** Runs the work now or as soon as the overlay may open. Returns a cancel function. */
export function openWhenFree(
	overlay: AutomaticOverlay,
	work: () => void,
): () => void {
	if (mayOpenNow(overlay)) {
		work();
		return () => undefined;
	}
	let isWaiting = true;
	const end = () => {
		isWaiting = false;
		stop();
	};
	const stop = onOverlayChange(() =>
		queueMicrotask(() => {
			if (!isWaiting || !mayOpenNow(overlay)) return;
			end();
			work();
		}),
	);
	return end;
}

/** Opens a dialog about something that has ended, such as a load or a claim, now or as soon as it may open. Returns a cancel function. */
export const openDialogWhenFree = (request: DialogRequest): (() => void) =>
	openWhenFree("outcome", () => openDialog(request));

/** Whether the code dialog is open, which only a press may replace. */
export const isCodeShown = (): boolean =>
	atomStore.get(dialogAtom)?.name === "rewardCode";

/** Opens the result of work that a screen started, at once if `isShown`, else as soon as it may open; by default only an open code delays it. */
export function openResult(
	request: DialogRequest,
	isShown = !isCodeShown(),
): void {
	if (isShown) openDialog(request);
	else openDialogWhenFree(request);
}

/** Like `confirm`, for a question that follows from a screen's work: waits while a code is open, and is declined if the screen was left by then. */
export const confirmResult = (
	request: Confirmation,
	isShown: () => boolean,
): Promise<boolean> =>
	new Promise((resolve) => {
		const ask = () => resolve(isShown() && confirm(request));
		if (isCodeShown()) openWhenFree("outcome", ask);
		else ask();
	});

export const useMayOpen = (overlay: AutomaticOverlay): boolean =>
	useSyncExternalStore(onOverlayChange, () => mayOpenNow(overlay));

/** Whether to show an overlay of the home flow: it opens as soon as it may and stays open while it is due. */
export function useHomeFlowOverlay(isDue: boolean) {
	const canOpen = useMayOpen("homeFlow");
	const [isOpen, setOpen] = useState(false);
	const next = isDue && (isOpen || canOpen);
	if (next !== isOpen) setOpen(next);
	return next;
}
