// Reads and closes the dialogs of the survey page.
import { act } from "react";
import { vi } from "vitest";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";

/** The English title of the open confirmation, "" if there is none. */
export function titleShown() {
	const dialog = atomStore.get(dialogAtom);
	if (dialog?.name !== "confirmation" || !dialog.title) return "";
	return "message" in dialog.title ? dialog.title.message : "";
}

/** Closes the dialog with this answer, which arrives 200 ms after closing (1 §9). */
export const closeShown = (answer = true) =>
	act(async () => {
		closeDialog(answer);
		handleDialogClosed();
		await vi.advanceTimersByTimeAsync(200);
	});
