// The carousel has a dot for each page of slides that a window shows, and moves every 3 s until it is touched (2 §9).
import { readFileSync } from "node:fs";
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Carousel } from "../../../../src/ui/media/Carousel";
import { addModal } from "../../../../src/ui/overlay/openModals";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const slidesOf = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		key: `${at}`,
		content: <p>{at}</p>,
	}));

const stubWidth = (width: number) =>
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
		addEventListener() {},
		removeEventListener() {},
	}));

test.each([
	[599, 5, 5],
	[600, 5, 3],
	[909, 5, 3],
	[910, 5, 2],
	[1440, 3, 0],
	[360, 1, 0],
])(
	"in a window of %i px %i slides have %i dots",
	async (width, count, dots) => {
		stubWidth(width);
		const page = await draw(
			<Carousel label="Highlights" slides={slidesOf(count)} />,
		);
		const row = [...page.querySelectorAll("section > div")].at(-1);
		expect(row?.children).toHaveLength(dots);
		expect(row?.querySelectorAll("[class*=current]")).toHaveLength(
			Math.min(1, dots),
		);
		// The motion's button is only there if the slides can move.
		expect(page.querySelectorAll("button[aria-label]")).toHaveLength(
			Math.min(1, dots),
		);
	},
);

test("its role is announced in the page's language", async () => {
	const { messages } = await import("../../../../src/locales/home/th.po");
	await act(async () => i18n.loadAndActivate({ locale: "th", messages }));
	const page = await draw(<Carousel label="ไฮไลต์" slides={slidesOf(2)} />);
	const role = page
		.querySelector("section")
		?.getAttribute("aria-roledescription");
	await act(async () => i18n.activate("en-US"));
	expect(role).toBe("ภาพสไลด์");
});

test("screen readers read its name, but not its dots", async () => {
	const page = await draw(<Carousel label="Highlights" slides={slidesOf(2)} />);
	const section = page.querySelector("section");
	expect(section?.getAttribute("aria-label")).toBe("Highlights");
	expect(section?.lastElementChild?.getAttribute("aria-hidden")).toBe("true");
});

test("the style sheet has the same slide widths", () => {
	const css = String(readFileSync("src/ui/media/Carousel.module.css"));
	const widths = [...css.matchAll(/@media \(width >= (\d+)px\)/g)];
	expect(widths.map(([, width]) => width)).toEqual(["600", "910"]);
});

test.each([
	[599, 1],
	[600, 2],
	[909, 2],
	[910, 3],
])(
	"without `drawsAll` a window of %i px draws %i of the slides",
	async (width, drawn) => {
		stubWidth(width);
		const carousel = (drawsAll: boolean) => (
			<Carousel label="Highlights" slides={slidesOf(5)} drawsAll={drawsAll} />
		);
		const page = await draw(carousel(false));
		expect(page.querySelectorAll("li")).toHaveLength(5);
		expect(page.querySelectorAll("li p")).toHaveLength(drawn);
		await draw(carousel(true));
		expect(page.querySelectorAll("li p")).toHaveLength(5);
	},
);

// The bug: the button took presses on only 32 px, beside a banner that opens another page.
test("the button that stops the slides has a touch target of 44 px", () => {
	const css = String(readFileSync("src/ui/media/Carousel.module.css"));
	const rule = (name: string) =>
		css.split(`\n.motion${name} {`)[1]?.split("}")[0] ?? "";
	const [, side = ""] = /width: (\d+)px;\s*height: \1px;/.exec(rule("")) ?? [];
	const [, beyond = ""] = /inset: -(\d+)px;/.exec(rule("::before")) ?? [];
	expect(Number(side) + 2 * Number(beyond)).toBe(44);
});

describe("the motion", () => {
	const scrolls: unknown[] = [];
	const stubMedia = (isStill: boolean) =>
		vi.stubGlobal("matchMedia", (query: string) => ({
			matches: isStill && query.includes("reduced-motion"),
			addEventListener() {},
			removeEventListener() {},
		}));
	beforeEach(() => {
		vi.useFakeTimers();
		stubMedia(false);
		scrolls.length = 0;
	});
	afterEach(() => void vi.useRealTimers());

	/** A row as wide as a slide, with 12 px between the slides. */
	async function drawRow({ top = 100, count = 3, width = 340 } = {}) {
		const page = await draw(
			<Carousel label="Highlights" slides={slidesOf(count)} />,
		);
		const row = page.querySelector("ul");
		if (!row) throw new Error("There is no row");
		const boxAt = (left: number) => () => new DOMRect(left, top, width, 164);
		row.getBoundingClientRect = boxAt(0);
		for (const [at, slide] of [...row.children].entries())
			slide.getBoundingClientRect = boxAt((width + 12) * at);
		Object.defineProperties(row, {
			clientWidth: { value: width },
			scrollWidth: { value: (width + 12) * count - 12 },
		});
		row.scrollTo = (options?: ScrollToOptions | number) => {
			const { left = 0, behavior } = Object(options);
			expect(behavior).toBe("smooth");
			row.scrollLeft = left;
			scrolls.push(left);
		};
		return row;
	}
	const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

	test("moves on by a slide every 3 s, from the last to the first", async () => {
		await drawRow();
		await wait(2999);
		expect(scrolls).toEqual([]);
		await wait(9001);
		expect(scrolls).toEqual([352, 704, 0, 352]);
	});

	test("starts at the first slide when the slides change, and continues with the same slides", async () => {
		const row = await drawRow();
		await wait(3000);
		await draw(<Carousel label="Highlights" slides={slidesOf(3)} />);
		expect(row.scrollLeft).toBe(352);
		await draw(<Carousel label="Highlights" slides={slidesOf(4)} />);
		expect(row.scrollLeft).toBe(0);
	});

	test.each(["pointerdown", "wheel", "focusin"])(
		"ends with a %s, and the row stays where it is",
		async (name) => {
			const row = await drawRow();
			await wait(3000);
			await act(async () => {
				row.firstElementChild?.dispatchEvent(
					new Event(name, { bubbles: true }),
				);
			});
			await wait(9000);
			expect(scrolls).toEqual([352]);
			expect(row.scrollLeft).toBe(352);
		},
	);

	// The bug: a tap on a moving banner opened the one after it.
	test("ignores a press while it moves, but never a key", async () => {
		const row = await drawRow();
		const opened = vi.fn();
		row.lastElementChild?.addEventListener("click", opened);
		const click = (detail: number) => {
			const event = new MouseEvent("click", {
				...{ bubbles: true, cancelable: true, detail },
			});
			row.lastElementChild?.firstElementChild?.dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(click(1)).toBe(false);
		await wait(3100);
		expect(click(1)).toBe(true);
		expect(opened).toHaveBeenCalledTimes(1);
		expect(click(0)).toBe(false);
		await wait(500);
		expect(click(1)).toBe(false);
		expect(opened).toHaveBeenCalledTimes(3);
	});

	const currentDot = (row: HTMLElement) =>
		[...(row.closest("section")?.lastElementChild?.children ?? [])].findIndex(
			(dot) => dot.className.includes("current"),
		);
	const scroll = (row: HTMLElement, left: number) =>
		act(async () => {
			row.scrollLeft = left;
			row.dispatchEvent(new Event("scroll"));
		});

	test("updates its dots when the row is scrolled, but not while it is not laid out", async () => {
		const row = await drawRow();
		expect(currentDot(row)).toBe(0);
		await scroll(row, 352);
		expect(currentDot(row)).toBe(1);
		for (const slide of row.children)
			slide.getBoundingClientRect = () => new DOMRect();
		await scroll(row, 0);
		expect(currentDot(row)).toBe(1);
	});

	test("marks the right dot for a late slide, including the gaps between slides", async () => {
		const row = await drawRow({ count: 17, width: 328 });
		await scroll(row, 14 * 340);
		expect(currentDot(row)).toBe(14);
	});

	test("marks the last dot when there are fewer slides than before", async () => {
		const row = await drawRow({ count: 4 });
		await scroll(row, 3 * 352);
		await draw(<Carousel label="Highlights" slides={slidesOf(2)} />);
		expect(currentDot(row)).toBe(1);
	});

	test("stops with its button, and starts again from its position", async () => {
		const row = await drawRow();
		const button = row.parentElement?.querySelector("[aria-label]");
		if (!(button instanceof HTMLButtonElement)) throw new Error("No button");
		await wait(3000);
		for (const name of ["Stop automatic sliding", "Slide automatically"]) {
			expect(button.getAttribute("aria-label")).toBe(name);
			await act(async () => button.click());
			await wait(2999);
			expect(scrolls).toEqual([352]);
		}
		await wait(1);
		expect(scrolls).toEqual([352, 704]);
	});

	test("waits while the row is out of view, the app is in the background, a mouse is on it, or a dialog is open over it", async () => {
		for (const top of [-500, innerHeight]) {
			await drawRow({ top });
			await wait(3000);
			wipe();
		}
		const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		await drawRow();
		await wait(3000);
		isHidden.mockRestore();
		expect(scrolls).toEqual([]);
		wipe();
		const hovered = vi.spyOn(await drawRow(), "matches");
		hovered.mockReturnValue(true);
		await wait(3000);
		expect(scrolls).toEqual([]);
		hovered.mockReturnValue(false);
		// A browser without :modal throws an error for it.
		vi.spyOn(document, "querySelector").mockImplementation(() => {
			throw new SyntaxError("not a valid selector");
		});
		const close = addModal(document.createElement("dialog"));
		await wait(3000);
		expect(scrolls).toEqual([]);
		close();
		await wait(3000);
		expect(scrolls).toHaveLength(1);
		vi.mocked(document.querySelector).mockRestore();
	});

	test("stops with its arrows too, which a single slide does not have", async () => {
		const row = await drawRow();
		row.scrollBy = vi.fn();
		const arrow = row.parentElement?.querySelector("[tabindex='-1']");
		if (!(arrow instanceof HTMLElement)) throw new Error("No arrow");
		await act(async () => arrow.click());
		await wait(3000);
		expect(scrolls).toEqual([]);
		wipe();
		const single = await drawRow({ count: 1 });
		expect(single.parentElement?.querySelector("button")).toBeNull();
	});

	test("does not start under reduced motion", async () => {
		stubMedia(true);
		const row = await drawRow();
		await wait(9000);
		expect(scrolls).toEqual([]);
		expect(row.parentElement?.querySelector("[aria-label]")).toBeNull();
	});
});
