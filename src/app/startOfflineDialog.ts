// Opens the dialog of the offline event (1 §2) once nothing of higher priority is on the screen.
import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { onNetworkChange } from "../platform/browser/online";
import { openWhenFree } from "../platform/browser/overlays";
import { store } from "../platform/query/store";

/** Watches the network; called once. Over an open dialog only the banner shows. */
export function startOfflineDialog(): void {
	let cancel = () => {};
	onNetworkChange((online) => {
		cancel();
		if (online || store.get(dialogAtom)) return;
		cancel = openWhenFree("offline", () => openDialog({ name: "offline" }));
	});
}
