// Scrolls the selected item of a horizontal row to the middle when the selection or the row's size changes, unless it is visible at the row's start.
import { useEffect, useRef } from "react";

/** The width after an item, in px, that must be visible to show that the row continues. */
const peekPx = 48;

function scrollTo(row: HTMLElement, item: HTMLElement) {
	const { offsetLeft, offsetWidth } = item;
	const isShown = offsetLeft + offsetWidth + peekPx <= row.clientWidth;
	row.scrollLeft = isShown
		? 0
		: offsetLeft - (row.clientWidth - offsetWidth) / 2;
}

/** Returns the ref of the row; `selector` matches the selected item. */
export function useScrollToSelected<Row extends HTMLElement>(selector: string) {
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
