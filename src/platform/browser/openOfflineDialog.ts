// The offline dialog, for a press that needs the network (1 §2).
import { store } from "../query/store";
import { dialogAtom, openDialog } from "./dialogs";

/** Opens the offline dialog, unless another dialog is open. */
export function openOfflineDialog(): void {
	if (store.get(dialogAtom) === null) openDialog({ name: "offline" });
}
