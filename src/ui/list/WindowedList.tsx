// A long list in the page's own scroll, which renders the visible items first, then those of one more screen above and below.
import {
	type ReactNode,
	type RefObject,
	useDeferredValue,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import { useFittingCount } from "../layout/useMediaQuery";
import { windowSize } from "../layout/windowSize";
import { itemOffsets, itemsInRange, rowSizes } from "./itemOffsets";
import styles from "./WindowedList.module.css";

interface MeasuredSizes {
	/** The width of the list that the sizes were measured at. */
	width: number;
	sizes: Map<string, number>;
	/** The mean of the first measured items; it is fixed, so that unmeasured items do not move. */
	estimate: number | null;
}

/** The measured sizes by list name, so that the scroll position can be restored when the list is shown again. */
const remembered = new Map<string, MeasuredSizes>();
/** Limits the lists that are remembered: every search is a list of its own. */
const maxRemembered = 50;

function measuredSizesOf(name: string): MeasuredSizes {
	const known = remembered.get(name);
	const memory = known ?? { width: 0, sizes: new Map(), estimate: null };
	// Moves the list to the end, so that the least recently used one is deleted first.
	remembered.delete(name);
	remembered.set(name, memory);
	for (const oldest of remembered.keys())
		if (remembered.size > maxRemembered) remembered.delete(oldest);
	return memory;
}

/** A list of at most this many items is rendered completely after the first render. */
const maxRendered = 40;
/** The window moves in steps of this many px, so that most scroll events render nothing. */
const scrollStep = 240;

export function WindowedList<Item>({
	name,
	items,
	keyOf,
	estimate,
	gap,
	maxColumns = 1,
	children,
}: {
	/** Identifies the list across mounts. */
	name: string;
	items: readonly Item[];
	keyOf: (item: Item) => string;
	/** The height of an unmeasured item, in px. */
	estimate: number;
	/** The space between two items, in px. */
	gap: number;
	/** The number of columns on the widest screens. */
	maxColumns?: number;
	children: (item: Item, index: number) => ReactNode;
}) {
	// The widths are the breakpoints of the style sheets.
	const columns = Math.min(maxColumns, useFittingCount(1000));
	const list = useRef<HTMLUListElement>(null);
	const memory = useMemo(() => measuredSizesOf(name), [name]);
	const { measures, observeSize } = useObservedSizes(memory);
	const { top, height, focusedKey } = useScrollPosition(list);
	// The visible items are rendered first, so that a press does not wait for the others.
	const isOverscanned = useDeferredValue(true, false);

	const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
	const offsets = useMemo(() => {
		// A dependency, because it changes whenever the sizes in `memory` do.
		void measures;
		const sizes = keys.map((key) => memory.sizes.get(key));
		return itemOffsets(
			rowSizes(sizes, columns),
			memory.estimate ?? estimate,
			gap,
		);
	}, [keys, memory, measures, estimate, gap, columns]);
	const rows = offsets.length - 1;
	const overscan = isOverscanned ? height : 0;
	const shown =
		isOverscanned && items.length <= maxRendered
			? { first: 0, last: rows }
			: itemsInRange(offsets, top - overscan, top + height + overscan);
	const first = shown.first * columns;
	const last = Math.min(shown.last * columns, items.length);

	const tail = (offsets[rows] ?? 0) - (offsets[shown.last] ?? 0);
	return (
		<ul
			ref={list}
			className={styles.list}
			style={{
				gap,
				paddingTop: offsets[shown.first],
				paddingBottom: tail,
				"--columns": columns,
			}}
		>
			{items.flatMap((item, index) => {
				const key = keys[index] ?? "";
				const isOutside = index < first || index >= last;
				// Removing the focused item would lose the focus and the screen reader's position.
				if (isOutside && key !== focusedKey) return [];
				return (
					<li
						key={key}
						ref={isOutside ? undefined : observeSize}
						data-key={key}
						className={isOutside ? "visually-hidden" : undefined}
						aria-setsize={items.length}
						aria-posinset={index + 1}
					>
						{children(item, index)}
					</li>
				);
			})}
		</ul>
	);
}

/** Returns how far the screen's top is below the list's start (in steps of `scrollStep`) and the screen's height, both in px, and the key of the item that had the focus at the last scroll. */
function useScrollPosition(list: RefObject<HTMLElement | null>) {
	const [focusedKey, setFocusedKey] = useState("");
	const [top, setTop] = useState(0);
	const [height, setHeight] = useState(() => windowSize().height);
	useLayoutEffect(() => {
		const update = () => {
			if (!list.current) return;
			const above = -list.current.getBoundingClientRect().top;
			setTop(Math.round(above / scrollStep) * scrollStep);
			setHeight(windowSize().height);
			const items = [...list.current.children];
			const focused = items.find((it) => it.contains(document.activeElement));
			setFocusedKey(focused?.getAttribute("data-key") ?? "");
		};
		// The router restores the scroll position after this commit and before the next frame.
		const frame = requestAnimationFrame(() => flushSync(update));
		addEventListener("scroll", update, { passive: true });
		addEventListener("resize", update);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", update);
			removeEventListener("resize", update);
		};
	}, [list]);
	return { top, height, focusedKey };
}

/** Saves the heights of the observed items and changes `measures` with them; `observeSize` is the ref callback of an item, whose key is in data-key. */
function useObservedSizes(memory: MeasuredSizes) {
	const [measures, setMeasures] = useState(0);
	const observeSize = useMemo(() => {
		const observer = new ResizeObserver((entries) => {
			if (saveSizes(memory, entries)) setMeasures((times) => times + 1);
		});
		return (element: HTMLLIElement | null) => {
			if (!element) return;
			observer.observe(element);
			return () => observer.unobserve(element);
		};
	}, [memory]);
	return { measures, observeSize };
}

/** Saves the measured sizes and returns whether one has changed. */
function saveSizes(
	memory: MeasuredSizes,
	entries: readonly ResizeObserverEntry[],
): boolean {
	let hasChanged = false;
	for (const { target, borderBoxSize, contentRect } of entries) {
		const key = target.getAttribute("data-key");
		const size = borderBoxSize[0]?.blockSize ?? contentRect.height;
		// Removed or hidden elements have no size.
		if (key === null || size === 0) continue;
		if (contentRect.width !== memory.width) {
			memory.sizes.clear();
			memory.estimate = null;
			memory.width = contentRect.width;
		}
		hasChanged ||= memory.sizes.get(key) !== size;
		memory.sizes.set(key, size);
	}
	if (memory.estimate === null && memory.sizes.size > 0) {
		const sizes = [...memory.sizes.values()];
		memory.estimate = sizes.reduce((sum, size) => sum + size) / sizes.length;
	}
	return hasChanged;
}
