// Whether a screen is still shown, for work that goes on after a wait.
import { useEffect, useRef } from "react";

/** Returns a function to call after an `await`, before navigating or opening something; it returns false once the component is unmounted or no longer `open`. */
export function useIsShown(open = true): () => boolean {
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = open;
		return () => {
			isShown.current = false;
		};
	}, [open]);
	return () => isShown.current;
}
