// The modal dialogs on the screen, the topmost last: they make everything else inert, what floats over them included.
import { useSyncExternalStore } from "react";

const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notify = () => {
	for (const listener of listeners) listener();
};

/** Adds a dialog that has opened. Returns what takes it away, for when it begins to close. */
export function addModal(dialog: HTMLElement): () => void {
	open.push(dialog);
	notify();
	return () => {
		open.splice(open.indexOf(dialog), 1);
		notify();
	};
}

export const isModalOpen = (): boolean => open.length > 0;

/** Calls back whenever a modal opened or closed. Returns the way to stop. */
export function onModalChange(changed: () => void): () => void {
	listeners.add(changed);
	return () => void listeners.delete(changed);
}

/** Where something that floats must stand to be reached: the topmost modal, else the body. */
export const useTopLayerParent = (): HTMLElement =>
	useSyncExternalStore(onModalChange, () => open.at(-1) ?? document.body);
