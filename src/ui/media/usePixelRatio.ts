// The screen's device pixels per CSS px: zoom and another screen change them.
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
