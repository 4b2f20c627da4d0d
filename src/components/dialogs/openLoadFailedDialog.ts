// For a page whose host fails, and a dialog or privilege whose code failed to load: opens a dialog that is loaded already.
import { msg } from "@lingui/core/macro";
import { openDialog } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";

export function openLoadFailedDialog(): void {
	if (isOnline())
		openDialog({
			name: "confirmation",
			variant: "error",
			title: msg`This page could not be opened`,
			confirmLabel: msg`Try again`,
			showClose: true,
			reload: true,
		});
	else openDialog({ name: "offline" });
}
