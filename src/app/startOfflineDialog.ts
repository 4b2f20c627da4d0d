// The dialog of the offline event (1 §2), once nothing that comes first is on the screen.
import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { onNetworkChange } from "../platform/browser/online";
import { openWhenFree } from "../platform/browser/overlays";
import { store } from "../platform/query/store";

/** Watches the network; called once. A code at the counter, or a question, stays: there the banner says it. A use that can be undone is over soon. */
export function startOfflineDialog(): void {
	let callOff = () => {};
	onNetworkChange((online) => {
		callOff();
		if (online || store.get(dialogAtom)) return;
		callOff = openWhenFree("offline", () => openDialog({ name: "offline" }));
	});
}
