// Proves that only a long pull at the top refreshes the list, not a short or sideways pull or one further down.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PullToRefresh } from "../../../../src/ui/list/PullToRefresh";
import { draw, press, wipe } from "../../support/drawn";

const refreshed = vi.fn(async () => {});
let page: HTMLElement;

beforeEach(async () => {
	refreshed.mockClear();
	page = await draw(
		<PullToRefresh
			age="Loaded at 12:05"
			refreshed="Refreshed"
			onRefresh={refreshed}
		/>,
	);
});
afterEach(wipe);

const touch = (name: string, clientX: number, clientY: number, fingers = 1) =>
	page.dispatchEvent(
		Object.assign(new Event(name, { bubbles: true }), {
			touches: Array(fingers).fill({ clientX, clientY }),
		}),
	);

/** Moves a finger from the middle of the page by this distance in px. */
const pull = (x: number, y: number) =>
	act(async () => {
		touch("touchstart", 100, 100);
		touch("touchmove", 100 + x / 2, 100 + y / 2);
		touch("touchmove", 100 + x, 100 + y);
		touch("touchend", 100 + x, 100 + y);
	});

test("a long pull refreshes once", async () => {
	await pull(4, 160);
	expect(refreshed).toHaveBeenCalledTimes(1);
});

test.each([
	["a short pull", 0, 40],
	["a swipe to the side", 200, 120],
	["a scroll down the page", 0, -200],
])("%s refreshes nothing", async (_name, x, y) => {
	await pull(x, y);
	expect(refreshed).not.toHaveBeenCalled();
});

test("a pull on something over the page refreshes nothing behind it", async () => {
	page.toggleAttribute("data-over-page", true);
	await pull(4, 160);
	page.toggleAttribute("data-over-page", false);
	expect(refreshed).not.toHaveBeenCalled();
});

test("a second pull during a refresh does not start another one", async () => {
	let end = () => {};
	refreshed.mockReturnValueOnce(new Promise((done) => (end = done)));
	await pull(4, 160);
	await pull(4, 160);
	expect(refreshed).toHaveBeenCalledTimes(1);
	await act(async () => end());
	await pull(4, 160);
	expect(refreshed).toHaveBeenCalledTimes(2);
});

test("a pull that a second finger joins, as to zoom, refreshes nothing", async () => {
	await act(async () => {
		touch("touchstart", 100, 100);
		touch("touchmove", 100, 260);
		touch("touchstart", 100, 260, 2);
		touch("touchend", 100, 260);
	});
	expect(refreshed).not.toHaveBeenCalled();
});

test("a finger that moves an enlarged page refreshes nothing", async () => {
	vi.stubGlobal("visualViewport", { scale: 2 });
	await pull(4, 160);
	vi.unstubAllGlobals();
	expect(refreshed).not.toHaveBeenCalled();
});

test("a pull that goes back refreshes nothing", async () => {
	await act(async () => {
		touch("touchstart", 100, 100);
		touch("touchmove", 100, 260);
		touch("touchmove", 100, 110);
		touch("touchend", 100, 110);
	});
	expect(refreshed).not.toHaveBeenCalled();
});

test("keyboard users have a button, which shows how old the list is", async () => {
	await press(page, "Loaded at 12:05");
	expect(refreshed).toHaveBeenCalledTimes(1);
});

test("each refresh is announced when it ends", async () => {
	const status = () => page.querySelector("[role=status]")?.textContent;
	expect(status()).toBe("");
	await press(page, "Loaded at 12:05");
	expect(status()).toBe("Refreshed");
	let end = () => {};
	refreshed.mockReturnValueOnce(new Promise((done) => (end = done)));
	await press(page, "Loaded at 12:05");
	expect(status()).toBe("");
	await act(async () => end());
	expect(status()).toBe("Refreshed");
});

test("a pull that the browser takes over refreshes nothing, and its indicator goes back", async () => {
	const pulled = () => page.querySelector("button")?.style.cssText;
	const before = pulled();
	await act(async () => {
		touch("touchstart", 100, 100);
		touch("touchmove", 100, 260);
	});
	expect(pulled()).not.toBe(before);
	await act(async () => touch("touchcancel", 100, 260));
	const after = page.querySelector("button")?.style;
	expect(after?.getPropertyValue("--pulled")).toBe("0");
	expect(refreshed).not.toHaveBeenCalled();
});

test.each([
	["begins in the middle of the page, as to scroll up,", 400, 0],
	["scrolls down the page", 0, 400],
])("a pull that %s refreshes nothing", async (_what, atStart, then) => {
	const scrolled = vi.spyOn(window, "scrollY", "get");
	scrolled.mockReturnValue(atStart);
	await act(async () => {
		touch("touchstart", 100, 100);
		scrolled.mockReturnValue(then);
		touch("touchmove", 100, 260);
		touch("touchend", 100, 260);
	});
	scrolled.mockRestore();
	expect(refreshed).not.toHaveBeenCalled();
});
