// The overlays of every page (home flow, dialogs, update prompt), which are outside the router so that a saved code is shown before its page.
import { useAtomValue } from "jotai";
import { useState } from "react";
import { PendingDialog } from "../components/dialogs/PendingDialog";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../platform/browser/dialogs";
import { useOnline } from "../platform/browser/online";
import { updateOfferedAtom } from "../platform/pwa/updateOffer";
import { homeFlowDueAtom } from "../platform/session/homeFlowDue";
import { DialogHost, lazyHost, UpdatePrompt } from "./lazyHosts";
import { OverlayBoundary } from "./OverlayBoundary";

const HomeFlow = lazyHost(() => import("./HomeFlowHost"));

/** Closes a dialog and answers its question, which the dialog host would do if it were loaded. */
function closePending() {
	closeDialog();
	handleDialogClosed();
}

export function Overlays() {
	const dialog = useAtomValue(dialogAtom);
	const homeFlowDue = useAtomValue(homeFlowDueAtom);
	const updateOffered = useAtomValue(updateOfferedAtom);
	const online = useOnline();
	const [needed, setNeeded] = useState(false);
	// The dialog host stays mounted, so that a dialog can play its closing animation; it is also mounted if the app starts offline, because it has the offline banner.
	if (!needed && (dialog || (homeFlowDue && !online))) setNeeded(true);
	return (
		<>
			{homeFlowDue && (
				<OverlayBoundary name="home flow">
					<HomeFlow />
				</OverlayBoundary>
			)}
			{needed && (
				<OverlayBoundary
					name="dialogs"
					fallback={dialog && <PendingDialog onClose={closePending} />}
				>
					<DialogHost />
				</OverlayBoundary>
			)}
			{updateOffered && (
				<OverlayBoundary name="update">
					<UpdatePrompt />
				</OverlayBoundary>
			)}
		</>
	);
}
