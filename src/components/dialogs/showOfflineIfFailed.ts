// Says why a page could not be loaded again: there is no network (1 §2), or its host fails.
import { openDialog } from "../../platform/browser/dialogs";
import { isHostReachable } from "../../platform/http/http";
import { openLoadFailedDialog } from "./openLoadFailedDialog";

/** `loading` resolves to whether the page is being loaded. */
export async function showOfflineIfFailed(loading: Promise<boolean>) {
	if (await loading) return;
	const hasAnswer = await isHostReachable({
		timeoutMs: 4000,
		acceptsServerErrors: true,
	});
	if (hasAnswer) openLoadFailedDialog();
	else openDialog({ name: "offline" });
}
