// The screen's device pixels per CSS px, which change with the zoom and on another screen.
import { useEffect, useState } from "react";

const readRatio = () => window.devicePixelRatio || 1;

export function usePixelRatio(): number {
	const [ratio, setRatio] = useState(readRatio);
	useEffect(() => {
		const screen = matchMedia(`(resolution: ${ratio}dppx)`);
		const update = () => setRatio(readRatio());
		screen.addEventListener("change", update);
		return () => screen.removeEventListener("change", update);
	}, [ratio]);
	return ratio;
}
