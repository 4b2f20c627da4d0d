// The confirmation dialog as plain data: its seven variants and its fields (1 §2 Global dialogs).
import type { MessageDescriptor } from "@lingui/core";
import type { LocalizedMessage } from "../../contract/envelope";

/** A text of the app, or a bilingual text of the server. */
export type DialogText = MessageDescriptor | LocalizedMessage;

/** Delay between closing and the confirm action, in ms (1 §9). */
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
	/** Name of an embedded drawing or https address of a picture; the default icon for an unknown name. */
	image?: string;
	title?: DialogText;
	description?: DialogText;
	confirmLabel?: DialogText;
	/** The label of a main button that only closes; the confirm button is then a text button below it. */
	cancelLabel?: DialogText;
	/** A further text button, which opens `to`. */
	other?: { label: DialogText; to: string };
	showClose?: boolean;
	confirmDisabled?: boolean;
	/** The documents' outlineBtn: the confirm button is outlined, not filled; true by default (1 §2). */
	outline?: boolean;
	autoConfirm?: boolean;
	/** In-app path to open after a confirm, once the dialog has closed. */
	to?: string;
	/** Opens `to` however the dialog closes; without a confirm, a page that a launch has opened under the dialog stays. */
	navigateOnClose?: boolean;
	reload?: boolean;
}

/** Adds the default look of this product's dialogs: a filled button, or an outlined one for the variant `none`. */
export const withDefaultLook = <Dialog extends Confirmation>(
	dialog: Dialog,
): Dialog => ({ outline: dialog.variant === "none", ...dialog });
