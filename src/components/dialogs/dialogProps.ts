// The props of every dialog that the dialog host shows.
import type { DialogRequest } from "../../platform/browser/dialogs";

export interface DialogProps<Name extends DialogRequest["name"]> {
	request: Extract<DialogRequest, { name: Name }>;
	/** False once the dialog closes and plays its closing animation. */
	open: boolean;
	/** Closes the dialog; openQuestion() and confirm() resolve to `answer`, or to false without one. */
	onClose: (answer?: boolean) => void;
	/** Pass it to the frame: called when the dialog is no longer on the screen. */
	onClosed: () => void;
}
