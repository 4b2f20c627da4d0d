// A long list that renders only the visible items and one screen more each way, in the page's own scroll.
import {
	type ReactNode,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { itemOffsets, itemsInRange, rowSizes } from "./itemOffsets";
import { useColumns } from "./useColumns";
import styles from "./WindowedList.module.css";

interface Memory {
	/** The width of the list that the sizes were measured at. */
	width: number;
	sizes: Map<string, number>;
	/** The mean of the first measured items; it is fixed, so that unmeasured items do not move. */
	estimate: number | null;
}

/** The measured sizes by the list's name, for coming back to the same scroll position. */
const remembered = new Map<string, Memory>();
const mostRemembered = 20;

function memoryOf(name: string): Memory {
	const known = remembered.get(name);
	const memory = known ?? { width: 0, sizes: new Map(), estimate: null };
	remembered.delete(name);
	remembered.set(name, memory);
	const [oldest] = remembered.keys();
	if (remembered.size > mostRemembered && oldest !== undefined)
		remembered.delete(oldest);
	return memory;
}

/** A list of at most this many items is rendered completely. */
const short = 40;
/** The window moves in steps of so many px, so that most scroll events render nothing. */
const step = 240;

/** `name` identifies the list across mounts, `keyOf` an item; `estimate` is the height of an unmeasured item (px), `gap` the space between two (px), `columnsMost` the number of columns on the widest screens. */
export function WindowedList<Item>({
	name,
	items,
	keyOf,
	estimate,
	gap,
	columnsMost = 1,
	children,
}: {
	name: string;
	items: readonly Item[];
	keyOf: (item: Item) => string;
	estimate: number;
	gap: number;
	columnsMost?: number;
	children: (item: Item, index: number) => ReactNode;
}) {
	const columns = useColumns(columnsMost);
	const list = useRef<HTMLUListElement>(null);
	const memory = useMemo(() => memoryOf(name), [name]);
	const [measures, setMeasures] = useState(0);
	const [top, setTop] = useState(0);
	const [height, setHeight] = useState(() => window.innerHeight);

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
	const shown =
		items.length <= short
			? { first: 0, last: rows }
			: itemsInRange(offsets, top - height, top + 2 * height);
	const first = shown.first * columns;
	const last = Math.min(shown.last * columns, items.length);

	const follow = useCallback(() => {
		if (!list.current) return;
		const above = -list.current.getBoundingClientRect().top;
		setTop(Math.round(above / step) * step);
		setHeight(window.innerHeight);
	}, []);
	useLayoutEffect(() => {
		follow();
		addEventListener("scroll", follow, { passive: true });
		addEventListener("resize", follow);
		return () => {
			removeEventListener("scroll", follow);
			removeEventListener("resize", follow);
		};
	}, [follow]);

	const observer = useRef<ResizeObserver | null>(null);
	const keyOfElement = useRef(new WeakMap<Element, string>());
	const watch = useCallback(
		(element: Element, key: string) => {
			keyOfElement.current.set(element, key);
			observer.current ??= new ResizeObserver((entries) => {
				if (measure(memory, entries, keyOfElement.current))
					setMeasures((times) => times + 1);
			});
			const watching = observer.current;
			watching.observe(element);
			return () => watching.unobserve(element);
		},
		[memory],
	);
	useEffect(
		() => () => {
			observer.current?.disconnect();
			observer.current = null;
		},
		[],
	);

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
			{items.slice(first, last).map((item, place) => {
				const index = first + place;
				const key = keys[index] ?? "";
				return (
					<Watched
						key={key}
						name={key}
						watch={watch}
						index={index}
						count={items.length}
					>
						{children(item, index)}
					</Watched>
				);
			})}
		</ul>
	);
}

/** One item with its height observed, and its position in the whole list for screen readers. */
function Watched({
	name,
	watch,
	index,
	count,
	children,
}: {
	name: string;
	watch: (element: Element, key: string) => () => void;
	index: number;
	count: number;
	children: ReactNode;
}) {
	const ref = useCallback(
		(element: HTMLLIElement | null) =>
			element ? watch(element, name) : undefined,
		[watch, name],
	);
	return (
		<li ref={ref} aria-setsize={count} aria-posinset={index + 1}>
			{children}
		</li>
	);
}

/** Saves the measured sizes; true where one has changed. */
function measure(
	memory: Memory,
	entries: readonly ResizeObserverEntry[],
	keyOfElement: WeakMap<Element, string>,
): boolean {
	let news = false;
	for (const { target, borderBoxSize, contentRect } of entries) {
		const key = keyOfElement.get(target);
		const size = borderBoxSize[0]?.blockSize ?? contentRect.height;
		// Removed or hidden elements have no size.
		if (key === undefined || size === 0) continue;
		if (contentRect.width !== memory.width) {
			memory.sizes.clear();
			memory.estimate = null;
			memory.width = contentRect.width;
		}
		news ||= memory.sizes.get(key) !== size;
		memory.sizes.set(key, size);
	}
	if (memory.estimate === null && memory.sizes.size > 0) {
		const sizes = [...memory.sizes.values()];
		memory.estimate = sizes.reduce((sum, size) => sum + size) / sizes.length;
	}
	return news;
}
