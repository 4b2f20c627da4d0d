// A dialog that only informs: its one button closes it.
import { msg } from "@lingui/core/macro";
import type { Confirmation, DialogText } from "../../domain/app/confirmation";
import type { DialogRequest } from "../../platform/browser/dialogs";

export const noticeDialog = (
	variant: Confirmation["variant"],
	title: DialogText,
	description?: DialogText,
): DialogRequest => ({
	name: "confirmation",
	variant,
	title,
	description,
	confirmLabel: msg`Close`,
});
