// Checks whether the phone has space for a code, before its countdown is started.
import { useEffect, useRef, useState } from "react";
import { canStoreCode } from "../../platform/storage/storageProbe";

/** `open`: the sheet that starts the countdown is on the screen. */
export function useStorageCheck(open: boolean) {
	/** What a check belongs to: an object of its own for each opening. */
	const opening = useRef<object>(null);
	const [isChecking, setChecking] = useState(false);
	const [timesFull, setTimesFull] = useState(0);
	useEffect(() => {
		if (!open) return;
		opening.current = {};
		setChecking(false);
		return () => {
			opening.current = null;
		};
	}, [open]);
	return {
		isChecking,
		/** How often it was found full since it was opened. */
		timesFull,
		forget: () => setTimesFull(0),
		/** False without space, and where the sheet was closed meanwhile, also if it is open again. */
		check: async () => {
			setChecking(true);
			const begun = opening.current;
			const hasSpace = await canStoreCode();
			if (opening.current !== begun) return false;
			setChecking(false);
			setTimesFull((times) => (hasSpace ? 0 : times + 1));
			return hasSpace;
		},
	};
}
