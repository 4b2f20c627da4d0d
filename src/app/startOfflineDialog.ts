// Opens the dialog of the offline event (1 §2) once nothing of higher priority is on the screen.
import { atomStore } from "../platform/atomStore";
import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { combineStops } from "../platform/browser/listen";
import { isOnline, onNetworkChange } from "../platform/browser/online";
import { openWhenFree } from "../platform/browser/overlays";

function saysOffline(): boolean {
	const dialog = atomStore.get(dialogAtom);
	return (
		dialog?.name === "offline" ||
		(dialog?.name === "confirmation" && dialog.variant === "offline")
	);
}

/** Watches the network; called once. While another dialog is open there is only the banner. `wasOnline`: there was a network at the first paint, so that its loss since then is an offline event too. */
export function startOfflineDialog(wasOnline: boolean): void {
	let cancel = () => {};
	const onOnlineChange = (online: boolean) => {
		cancel();
		if (online || saysOffline()) return;
		cancel = combineStops(
			openWhenFree("offline", () => openDialog({ name: "offline" })),
			// Not needed any more, because another dialog says that there is no network.
			atomStore.sub(dialogAtom, () => saysOffline() && cancel()),
		);
	};
	onNetworkChange(onOnlineChange);
	if (wasOnline) onOnlineChange(isOnline());
}
