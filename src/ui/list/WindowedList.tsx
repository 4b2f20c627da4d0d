// A long list of which only what is in sight, and a screen more each way, is drawn; the page keeps its whole height.
import {
	type ReactNode,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { itemOffsets, itemsInRange } from "./itemOffsets";
import styles from "./WindowedList.module.css";

interface Memory {
	/** Sizes hold for one width of the list. */
	width: number;
	sizes: Map<string, number>;
	/** The mean of the first measured items; it stays, so that what was guessed does not move. */
	estimate: number | null;
}

/** What was measured, by the list's name: who comes back finds every item where it was. */
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

/** A list of no more items than this is drawn whole. */
const short = 40;
/** The window moves on in steps of this, so that most of a scroll draws nothing. */
const step = 240;

/**
 * One item under another, in the page's own scroll. `name` tells lists apart over their lives, `keyOf` gives what is an
 * item's own, `estimate` its height (px) before any is measured, `gap` the space between two (px).
 */
export function WindowedList<Item>({
	name,
	items,
	keyOf,
	estimate,
	gap,
	className = "",
	children,
}: {
	name: string;
	items: readonly Item[];
	keyOf: (item: Item) => string;
	estimate: number;
	gap: number;
	className?: string;
	children: (item: Item, index: number) => ReactNode;
}) {
	const list = useRef<HTMLUListElement>(null);
	const memory = useMemo(() => memoryOf(name), [name]);
	const [measures, setMeasures] = useState(0);
	const [top, setTop] = useState(0);
	const [height, setHeight] = useState(() => window.innerHeight);

	const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
	const offsets = useMemo(() => {
		// Read again whenever something was measured.
		void measures;
		return itemOffsets(
			keys.map((key) => memory.sizes.get(key)),
			memory.estimate ?? estimate,
			gap,
		);
	}, [keys, memory, measures, estimate, gap]);
	const { first, last } =
		items.length <= short
			? { first: 0, last: items.length }
			: itemsInRange(offsets, top - height, top + 2 * height);

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

	const tail = offsets[items.length] - offsets[last];
	return (
		<ul
			ref={list}
			className={`${styles.list} ${className}`}
			style={{ gap, paddingTop: offsets[first], paddingBottom: tail }}
		>
			{items.slice(first, last).map((item, place) => {
				const index = first + place;
				const key = keys[index];
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

/** One item, its height watched; readers hear its place in the whole list. */
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

/** Writes the sizes down; whether any of them is news. */
function measure(
	memory: Memory,
	entries: readonly ResizeObserverEntry[],
	keyOfElement: WeakMap<Element, string>,
): boolean {
	let news = false;
	for (const { target, borderBoxSize, contentRect } of entries) {
		const key = keyOfElement.get(target);
		const size = borderBoxSize[0]?.blockSize ?? contentRect.height;
		// What is taken away, or lies in a page that is not shown, has no size.
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
