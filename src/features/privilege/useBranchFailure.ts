// Branches that cannot be loaded: the documents' alert, and the sheet goes (2 §8 branch load failure).
import { useEffect, useEffectEvent } from "react";
import { openDialog } from "../../platform/browser/dialogs";
import { unableToOpenDialog } from "./unableToOpenDialog";

/** Closes what waits for the branches and says so, once for each failure. */
export function useBranchFailure(failed: boolean, onClose: () => void): void {
	const tell = useEffectEvent(() => {
		onClose();
		openDialog(unableToOpenDialog());
	});
	useEffect(() => {
		if (failed) tell();
	}, [failed]);
}
