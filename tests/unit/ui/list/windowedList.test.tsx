// Short lists are complete; long ones contain the items near the screen, in order and numbered; a next page does not change existing items.
import { act, type ReactNode, useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WindowedList } from "../../../../src/ui/list/WindowedList";
import { draw, firstTextOf, wipe } from "../../support/drawn";

const itemHeight = 100;
/** The observers that still watch an element, each with a function that reports a height. */
const observers = new Set<{ measure: (height: number) => void }>();
vi.stubGlobal(
	"ResizeObserver",
	class {
		private watched = new Set<Element>();
		constructor(private report: (entries: object[]) => void) {}
		observe(element: Element) {
			observers.add(this);
			this.watched.add(element);
		}
		unobserve(element: Element) {
			this.watched.delete(element);
		}
		disconnect() {
			observers.delete(this);
		}
		measure(height: number) {
			this.report(
				[...this.watched].map((target) => ({
					...{ target, contentRect: new DOMRect(0, 0, 400, height) },
					borderBoxSize: [{ blockSize: height }],
				})),
			);
		}
	},
);
/** How far the page is scrolled; the list is at its top. */
let scrolled = 0;
beforeEach(() => {
	scrolled = 0;
	vi.spyOn(
		HTMLUListElement.prototype,
		"getBoundingClientRect",
	).mockImplementation(() => new DOMRect(0, -scrolled, 400, 0));
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const listOf = (count: number, name = "letters") => (
	<WindowedList
		name={name}
		items={Array.from({ length: count }, (_, index) => String(index))}
		keyOf={String}
		estimate={itemHeight}
		gap={0}
	>
		{(item) => <a href={`/${item}`}>{item}</a>}
	</WindowedList>
);
/** Restores the scroll position after the commit of its children, as the router does. */
function Restored({ top, children }: { top: number; children: ReactNode }) {
	useLayoutEffect(() => {
		scrolled = top;
	}, [top]);
	return children;
}
const nextFrame = () =>
	act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
const scrollTo = (top: number) =>
	act(async () => {
		scrolled = top;
		dispatchEvent(new Event("scroll"));
	});
const drawn = (page: HTMLElement) =>
	[...page.querySelectorAll("ul > li")].map((item) => Number(item.textContent));
const heightOf = (page: HTMLElement) => {
	const { paddingTop, paddingBottom } = page.querySelector("ul")?.style ?? {};
	const space =
		Number.parseFloat(paddingTop ?? "") +
		Number.parseFloat(paddingBottom ?? "");
	return space + drawn(page).length * itemHeight;
};

test("the visible items are drawn first, so that no press waits for the others", async () => {
	const inSight = Math.ceil(innerHeight / itemHeight);
	const all = Array.from({ length: 40 }, (_, index) => index).join("");
	const first = await firstTextOf(listOf(40, "first"));
	expect(first).toBe(all.slice(0, first.length));
	expect(first).toContain(String(inSight - 1));
	expect(first).not.toContain(String(inSight + 2));
	expect(document.querySelector("ul")?.textContent).toBe(all);
});

// The bug: a list opened from a scrolled page began with its fourth card, below empty space.
test("no item is drawn for the former page's scroll position", async () => {
	scrolled = 3000;
	const wasDrawn = new Set<string>();
	const list = (
		<WindowedList
			name="opened"
			items={Array.from({ length: 100 }, (_, index) => String(index))}
			keyOf={String}
			estimate={itemHeight}
			gap={0}
		>
			{(item) => {
				wasDrawn.add(item);
				return item;
			}}
		</WindowedList>
	);
	await draw(<Restored top={0}>{list}</Restored>);
	await nextFrame();
	expect(wasDrawn).toContain("0");
	expect(wasDrawn).not.toContain("30");
});

test("a list whose scroll position is restored is drawn there in its first frame", async () => {
	await draw(<Restored top={3000}>{listOf(100, "restored")}</Restored>);
	await nextFrame();
	expect(drawn(document.body)).toContain(30);
});

test("forty items are drawn completely, wherever the page is scrolled", async () => {
	const page = await draw(listOf(40));
	await scrollTo(3000);
	expect(drawn(page)).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

test("a long list draws the items near the screen, in order and numbered, and keeps its height", async () => {
	const page = await draw(listOf(1000));
	const height = heightOf(page);
	expect(height).toBe(1000 * itemHeight);
	for (const top of [0, 5000, 50_000, 99_000, 200]) {
		await scrollTo(top);
		const shown = drawn(page);
		expect(shown.length).toBeLessThan(50);
		expect(shown).toContain(Math.floor(top / itemHeight));
		expect(shown).toEqual(shown.toSorted((a, b) => a - b));
		for (const item of page.querySelectorAll("li"))
			expect([
				item.getAttribute("aria-posinset"),
				item.getAttribute("aria-setsize"),
			]).toEqual([String(Number(item.textContent) + 1), "1000"]);
		expect(heightOf(page)).toBe(height);
	}
});

test("a next page keeps the existing items and the focus", async () => {
	const page = await draw(listOf(25));
	await scrollTo(2000);
	const link = page.querySelector<HTMLElement>("a[href='/22']");
	link?.focus();
	await draw(listOf(50));
	expect(page.querySelector("a[href='/22']")).toBe(link);
	expect(document.activeElement).toBe(link);
});

// The bug: the focus went to a neighbour, and moved the reading position of a screen reader.
test.each([
	["down", 0, 50_000],
	["up", 50_000, 0],
])(
	"a focused item stays in the list while it is scrolled away, %s",
	async (_way, from, to) => {
		const page = await draw(listOf(1000, "focused"));
		await scrollTo(from);
		const at = from / itemHeight + 3;
		const link = page.querySelector<HTMLElement>(`a[href='/${at}']`);
		link?.focus();
		await scrollTo(to);
		expect(document.activeElement).toBe(link);
		const shown = drawn(page);
		expect(shown).toEqual(shown.toSorted((a, b) => a - b));
		expect(shown.filter((it) => Math.abs(it - at) < 100)).toEqual([at]);
		// The item takes no visible space there.
		expect(heightOf(page)).toBe(1001 * itemHeight);
		expect(link?.closest("li")?.className).toBe("visually-hidden");
		await scrollTo(from);
		expect(document.activeElement).toBe(link);
		expect(link?.closest("li")?.className).toBe("");
		expect(heightOf(page)).toBe(1000 * itemHeight);
		link?.blur();
		await scrollTo(to);
		expect(drawn(page)).not.toContain(at);
	},
);

// The bug: after another category's chip was chosen, the sizes were saved for the former list.
test("a list that replaces another one measures its own items", async () => {
	const page = await draw(listOf(1000, "one"));
	await draw(listOf(1000, "other"));
	await act(async () => {
		for (const observer of observers) observer.measure(50);
	});
	const { paddingBottom } = page.querySelector("ul")?.style ?? {};
	expect(Number.parseFloat(paddingBottom ?? "")).toBe(
		(1000 - drawn(page).length) * 50,
	);
});

test("more items are drawn after a screen is turned", async () => {
	const { innerHeight } = window;
	vi.stubGlobal("innerHeight", 400);
	const page = await draw(listOf(500, "turned"));
	const before = drawn(page).length;
	vi.stubGlobal("innerHeight", 1600);
	await act(async () => dispatchEvent(new Event("resize")));
	vi.stubGlobal("innerHeight", innerHeight);
	expect(drawn(page).length).toBeGreaterThan(before + 10);
});

// The bug: the sizes of every list of a day of searches were kept.
test("the sizes of the last fifty lists are remembered", async () => {
	const page = await draw(listOf(1000, "search 0"));
	await act(async () => {
		for (const observer of observers) observer.measure(50);
	});
	const isMeasured = () => {
		const { paddingBottom } = page.querySelector("ul")?.style ?? {};
		return (
			Number.parseFloat(paddingBottom ?? "") ===
			(1000 - drawn(page).length) * 50
		);
	};
	const searchOthers = async (from: number) => {
		for (let at = from; at < from + 49; at++)
			await draw(listOf(1, `search ${at}`));
		await draw(listOf(1000, "search 0"));
	};
	await searchOthers(1);
	expect(isMeasured()).toBe(true);
	await searchOthers(100);
	expect(isMeasured()).toBe(true);
	await draw(listOf(1, "search 200"));
	await searchOthers(300);
	expect(isMeasured()).toBe(false);
});
