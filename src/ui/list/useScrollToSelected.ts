// Scrolls the selected item of a horizontal row to the middle whenever the selection changes.
import { type RefObject, useEffect, useRef } from "react";

/** Returns the ref of the row; `selector` matches the selected item. */
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
