// Scrolls the selected item of a horizontal row to the middle whenever the selection or the row's size changes.
import { type RefObject, useEffect, useRef } from "react";

function scrollTo(row: HTMLElement, item: HTMLElement) {
	row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** Returns the ref of the row; `selector` matches the selected item. */
export function useScrollToSelected<Row extends HTMLElement>(
	selector: string,
): RefObject<Row | null> {
	const row = useRef<Row>(null);
	const shown = useRef<HTMLElement>(null);
	useEffect(() => {
		const chosen = row.current?.querySelector<HTMLElement>(selector);
		if (!row.current || !chosen || chosen === shown.current) return;
		shown.current = chosen;
		scrollTo(row.current, chosen);
	});
	useEffect(() => {
		const sizes = new ResizeObserver(() => {
			if (row.current && shown.current) scrollTo(row.current, shown.current);
		});
		if (row.current) sizes.observe(row.current);
		return () => sizes.disconnect();
	}, []);
	return row;
}
