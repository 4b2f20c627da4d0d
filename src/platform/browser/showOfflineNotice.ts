// The word that there is no internet, for a press that leads nowhere without it (1 §2).

import { store } from "../query/store";
import { dialogAtom, openDialog } from "./dialogs";

/** Opens the offline dialog; what is open already says so itself, or must not be lost. */
export function showOfflineNotice(): void {
	if (store.get(dialogAtom) === null) openDialog({ name: "offline" });
}
