// What every dialog of the host gets: its plain-data request and the life of its frame.
import type { DialogRequest } from "../../platform/browser/dialogs";

export interface DialogProps<Name extends DialogRequest["name"]> {
	request: Extract<DialogRequest, { name: Name }>;
	/** Turns false when the dialog is to go; the frame then plays its closing motion. */
	open: boolean;
	/** The person or the dialog asks to close; `answer` is what confirm() resolves to. */
	onClose: (answer?: boolean) => void;
	/** To be handed to the frame: the dialog is no longer on the screen. */
	onClosed: () => void;
}
