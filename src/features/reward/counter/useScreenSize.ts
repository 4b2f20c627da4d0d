// Size and orientation of the screen.
import { useMemo, useSyncExternalStore } from "react";

export interface ScreenSize {
	width: number;
	height: number;
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
