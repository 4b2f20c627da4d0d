// Shows the offline dialog where a page could not be loaded again (1 §2).
import { openDialog } from "../../platform/browser/dialogs";

/** `goes` resolves to whether the page is loaded. */
export async function showOfflineIfFailed(
	goes: Promise<boolean>,
): Promise<void> {
	if (!(await goes)) openDialog({ name: "offline" });
}
