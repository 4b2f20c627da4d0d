// The number of columns of a list on this screen.
import { useSyncExternalStore } from "react";

/** One column more from each of these widths on, as in the style sheets. */
const widths = [600, 1000];
const queries = () => widths.map((it) => matchMedia(`(min-width: ${it}px)`));

function subscribe(onChange: () => void): () => void {
	const all = queries();
	for (const query of all) query.addEventListener("change", onChange);
	return () => {
		for (const query of all) query.removeEventListener("change", onChange);
	};
}

const columnsNow = () => 1 + queries().filter(({ matches }) => matches).length;

/** The columns that fit, at most `most`. */
export const useColumns = (most: number): number =>
	Math.min(most, useSyncExternalStore(subscribe, columnsNow));
