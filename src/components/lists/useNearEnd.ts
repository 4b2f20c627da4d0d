// Tells when a list has been scrolled to 90 percent, so that its next page can load (2 §9).
import { useEffect, useEffectEvent } from "react";

const nearEnd = 0.9;

/** Calls `more` while `wanted` and the page stands at or past 90 percent of its height, also when it is too short to scroll. */
export function useNearEnd(wanted: boolean, more: () => void): void {
	const check = useEffectEvent(() => {
		if (!wanted) return;
		const { scrollHeight } = document.documentElement;
		if (window.scrollY + window.innerHeight >= scrollHeight * nearEnd) more();
	});
	useEffect(() => {
		if (!wanted) return;
		const listen = () => check();
		listen();
		addEventListener("scroll", listen, { passive: true });
		addEventListener("resize", listen);
		return () => {
			removeEventListener("scroll", listen);
			removeEventListener("resize", listen);
		};
	}, [wanted]);
}
