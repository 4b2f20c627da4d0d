// State that is shown for three seconds, such as the feedback to a press (2 §9).
import { useEffect, useState } from "react";

const shownMs = 3000;

/** State that returns to null three seconds after the last object was set. */
export function useBriefly<Value extends object>() {
	const [shown, setShown] = useState<Value | null>(null);
	useEffect(() => {
		if (!shown) return;
		const timer = setTimeout(() => setShown(null), shownMs);
		return () => clearTimeout(timer);
	}, [shown]);
	return [shown, setShown] as const;
}
