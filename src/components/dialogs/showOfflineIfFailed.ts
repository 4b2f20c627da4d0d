// Shows the offline dialog where a page could not be loaded again (1 §2).
import { openDialog } from "../../platform/browser/dialogs";

/** `loading` resolves to whether the page is being loaded. */
export async function showOfflineIfFailed(loading: Promise<boolean>) {
	if (!(await loading)) openDialog({ name: "offline" });
}
