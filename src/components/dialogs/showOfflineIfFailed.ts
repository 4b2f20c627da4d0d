// For a press that loads a page again: where there is nothing to load it from, the page stays and says so (1 §2).
import { openDialog } from "../../platform/browser/dialogs";

/** Opens the offline dialog where the page does not go. */
export async function showOfflineIfFailed(
	goes: Promise<boolean>,
): Promise<void> {
	if (!(await goes)) openDialog({ name: "offline" });
}
