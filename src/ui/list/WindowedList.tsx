// A long list that renders only the visible items, and then one screen more each way, in the page's own scroll.
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

/** The measured sizes by the list's name, for coming back to the same scroll position. */
const remembered = new Map<string, MeasuredSizes>();
/** Every search is a list of its own. */
const maxRemembered = 50;

function measuredSizesOf(name: string): MeasuredSizes {
	const known = remembered.get(name);
	const memory = known ?? { width: 0, sizes: new Map(), estimate: null };
	// The last used one is the last.
	remembered.delete(name);
	remembered.set(name, memory);
	for (const oldest of remembered.keys())
		if (remembered.size > maxRemembered) remembered.delete(oldest);
	return memory;
}

/** A list of at most this many items is rendered completely in the end. */
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
	/** Between two items, in px. */
	gap: number;
	/** The number of columns on the widest screens. */
	maxColumns?: number;
	children: (item: Item, index: number) => ReactNode;
}) {
	// The widths are those of the style sheets.
	const columns = Math.min(maxColumns, useFittingCount(1000));
	const list = useRef<HTMLUListElement>(null);
	const memory = useMemo(() => measuredSizesOf(name), [name]);
	const { measures, observeSize } = useObservedSizes(memory);
	const { top, height, focusedKey } = useScrollPosition(list);
	// The items in sight come first, so that no press waits for the others.
	const isWithOthers = useDeferredValue(true, false);

	const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
	const offsets = useMemo(() => {
		// A dependency: the sizes in `memory` change with it.
		void measures;
		const sizes = keys.map((key) => memory.sizes.get(key));
		return itemOffsets(
			rowSizes(sizes, columns),
			memory.estimate ?? estimate,
			gap,
		);
	}, [keys, memory, measures, estimate, gap, columns]);
	const rows = offsets.length - 1;
	const more = isWithOthers ? height : 0;
	const shown =
		isWithOthers && items.length <= maxRendered
			? { first: 0, last: rows }
			: itemsInRange(offsets, top - more, top + height + more);
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
				const isAway = index < first || index >= last;
				// Removed, it would lose the focus, and a screen reader its place.
				if (isAway && key !== focusedKey) return [];
				return (
					<li
						key={key}
						ref={isAway ? undefined : observeSize}
						data-key={key}
						className={isAway ? "visually-hidden" : undefined}
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

/** How far the screen's top is below the list's start, in steps of `scrollStep`, and the screen's height, both in px; and the key of the item that had the focus at the last scroll. */
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
		// The router restores the scroll position between this commit and its frame.
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

/** Saves the heights of observed items; `measures` changes with them. `observeSize` is the ref of an item, which has its key in data-key. */
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

/** Saves the measured sizes; true where one has changed. */
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
