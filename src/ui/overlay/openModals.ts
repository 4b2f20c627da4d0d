// The open modal dialogs, the topmost last: everything outside the topmost is inert.
import { useSyncExternalStore } from "react";

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notify = () => {
	for (const listener of listeners) listener();
};

export function addModal(dialog: HTMLElement): () => void {
	open.push(dialog);
	notify();
	return () => {
		open.splice(open.indexOf(dialog), 1);
		notify();
	};
}

export const isModalOpen = (): boolean => open.length > 0;

export const topModal = (): HTMLElement | undefined => open.at(-1);

/** Whether the topmost modal is the placeholder of one whose code is still loading. */
export const isStandInOpen = (): boolean =>
	topModal()?.dataset.standIn !== undefined;

/** Calls `changed` whenever a modal opens or closes; returns the unsubscribe function. */
export function onModalChange(changed: () => void): () => void {
	listeners.add(changed);
	return () => void listeners.delete(changed);
}

/** The parent of an element that must be usable over everything: the topmost modal, else the body. */
export const useTopLayerParent = (): HTMLElement =>
	useSyncExternalStore(onModalChange, () => topModal() ?? document.body);
