// For a page whose host fails, and a dialog or privilege whose code failed to load: opens a dialog that is loaded already.
import { msg } from "@lingui/core/macro";
import { openDialog } from "../../platform/browser/dialogs";
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

/** Says why a page could not be loaded again: there is no network (1 §2), or its host fails. `loading` resolves to whether the page is being loaded. */
export async function showOfflineIfFailed(loading: Promise<boolean>) {
	if (await loading) return;
	const hasAnswer = await isHostReachable({
		timeoutMs: 4000,
		acceptsServerErrors: true,
	});
	if (hasAnswer) openLoadFailedDialog();
	else openDialog({ name: "offline" });
}
