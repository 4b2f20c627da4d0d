// Opens an already loaded dialog when the host of a page fails or the code of a dialog or privilege cannot be loaded.
import { msg } from "@lingui/core/macro";
import { openDialog, watchForDialog } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import { isHostReachable } from "../../platform/http/http";

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

/** Loads a page, or shows why it could not be loaded: there is no network (1 §2) or the host fails. `load` resolves to whether the page is being loaded, and must not load it if `mustStay()`: a dialog that was opened meanwhile, such as a code at the counter, stays open. */
export async function showOfflineIfFailed(
	load: (mustStay: () => boolean) => Promise<boolean>,
) {
	const mustStay = watchForDialog();
	if (await load(mustStay)) return;
	const hasAnswer = await isHostReachable({
		timeoutMs: 4000,
		acceptsServerErrors: true,
	});
	if (mustStay()) return;
	if (hasAnswer) openLoadFailedDialog();
	else openDialog({ name: "offline" });
}
