// Keeps what is chosen in a sideways row in sight: it moves to the row's middle whenever the choice changes.
import { type RefObject, useEffect, useRef } from "react";

/** Gives the ref of the row; `selector` finds the chosen item in it. */
export function useScrollToSelected<Row extends HTMLElement>(
	selector: string,
): RefObject<Row | null> {
	const row = useRef<Row>(null);
	const shown = useRef<Element | null>(null);
	useEffect(() => {
		const chosen = row.current?.querySelector<HTMLElement>(selector);
		if (!row.current || !chosen || chosen === shown.current) return;
		shown.current = chosen;
		row.current.scrollLeft =
			chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
	});
	return row;
}
