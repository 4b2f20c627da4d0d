// Opens the dialog of the offline event (1 §2) once nothing of higher priority is on the screen.
import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { isOnline, onNetworkChange } from "../platform/browser/online";
import { openWhenFree } from "../platform/browser/overlays";
import { store } from "../platform/query/store";

/** Watches the network; called once. Over an open dialog only the banner shows. `wasOnline`: there was a network at the first paint, so that its loss since then is an offline event too. */
export function startOfflineDialog(wasOnline: boolean): void {
	let cancel = () => {};
	const onOnlineChange = (online: boolean) => {
		cancel();
		if (online || store.get(dialogAtom)) return;
		cancel = openWhenFree("offline", () => openDialog({ name: "offline" }));
	};
	onNetworkChange(onOnlineChange);
	if (wasOnline && !isOnline()) onOnlineChange(false);
}
