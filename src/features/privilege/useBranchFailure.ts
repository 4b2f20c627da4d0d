// Branches that failed to load: alert, and the sheet closes (2 §8 branch load failure).
import { useEffect, useEffectEvent } from "react";
import { openDialog } from "../../platform/browser/dialogs";
import { unableToOpenDialog } from "./unableToOpenDialog";

/** Once for each failure. */
export function useBranchFailure(failed: boolean, onClose: () => void): void {
	const onFailure = useEffectEvent(() => {
		onClose();
		openDialog(unableToOpenDialog());
	});
	useEffect(() => {
		if (failed) onFailure();
	}, [failed]);
}
