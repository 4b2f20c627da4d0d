// The confirmation dialog as plain data: its seven variants and its fields (1 §2 Global dialogs).
import type { MessageDescriptor } from "@lingui/core";
import type { LocalizedMessage } from "../../contract/envelope";

/** A text of the app, or one that the server gave in both languages. */
export type DialogText = MessageDescriptor | LocalizedMessage;

/** The server's text, or ours where it sent none. */
export const serverText = (
	message: LocalizedMessage,
	otherwise: DialogText,
): DialogText => (message.th || message.en ? message : otherwise);

/** How long after closing the confirm action runs, in ms (1 §9). */
export const confirmDelayMs = 200;

export interface Confirmation {
	variant:
		| "success"
		| "error"
		| "warning"
		| "offline"
		| "unknown"
		| "default"
		| "none";
	/** Name of an embedded drawing, or the https address of a picture; unknown ones fall back to the default galaxy icon. */
	image?: string;
	title?: DialogText;
	description?: DialogText;
	confirmLabel?: DialogText;
	/** Shows the close button. */
	showClose?: boolean;
	confirmDisabled?: boolean;
	/** The documents' outlineBtn: whether the confirm button has the quiet look of an outline rather than the filled one; true where not given (1 §2). */
	outline?: boolean;
	/** A success dialog confirms and closes by itself after 1500 ms (1 §9). */
	autoConfirm?: boolean;
	/** In-app path that a confirm goes to, once the dialog has closed. */
	go?: string;
	/** Every other way of closing goes there too: a lock or a limit leaves nobody where they were. */
	goAnyway?: boolean;
	/** A confirm loads the page again. */
	reload?: boolean;
}

/** The look of this product's dialogs where the asker names none: one clear action, filled; where there is no drawing it steps back. */
export const withDefaultLook = <Asked extends Confirmation>(
	asked: Asked,
): Asked => ({ outline: asked.variant === "none", ...asked });
