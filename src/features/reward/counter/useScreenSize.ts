// How large the screen is and which way it lies, followed while it turns.
import { useMemo, useSyncExternalStore } from "react";

export interface ScreenSize {
	/** CSS px. */
	width: number;
	height: number;
	/** Wider than high. */
	sideways: boolean;
}

const follow = (changed: () => void) => {
	addEventListener("resize", changed);
	return () => removeEventListener("resize", changed);
};
const sizes = () => `${innerWidth}x${innerHeight}`;

export function useScreenSize(): ScreenSize {
	const size = useSyncExternalStore(follow, sizes);
	return useMemo(() => {
		const [width = 0, height = 0] = size.split("x").map(Number);
		return { width, height, sideways: width > height };
	}, [size]);
}
