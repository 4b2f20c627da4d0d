// A list loads its next page at 90 percent of the page's height, not before (2 §9).
import { act, useDeferredValue, useLayoutEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useLoadMoreOnScroll } from "../../../../src/components/lists/useLoadMoreOnScroll";
import { draw, firstTextOf, wipe } from "../../support/drawn";

const loadMore = vi.fn();
function List({ loaded }: { loaded?: string }) {
	useLoadMoreOnScroll(true, loadMore, loaded);
	const drawn = useDeferredValue(loaded);
	useLayoutEffect(() => heightOf(drawn), [drawn]);
	return null;
}

/** A page with its list is high. */
const heightOf = (list: string | undefined) =>
	void vi
		.spyOn(document.documentElement, "scrollHeight", "get")
		.mockReturnValue(list ? 1000 : 500);

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("the next page is loaded at 90 percent", async () => {
	vi.stubGlobal("innerHeight", 500);
	const scrollTo = (y: number) =>
		act(async () => {
			vi.stubGlobal("scrollY", y);
			dispatchEvent(new Event("scroll"));
		});
	await draw(<List loaded="deals" />);
	await scrollTo(399);
	expect(loadMore).not.toHaveBeenCalled();
	await scrollTo(400);
	expect(loadMore).toHaveBeenCalledOnce();
});

test("a list that comes is drawn before it is judged: its skeleton may be short", async () => {
	vi.stubGlobal("innerHeight", 500);
	vi.stubGlobal("scrollY", 0);
	await draw(<List />);
	loadMore.mockClear();
	await firstTextOf(<List loaded="deals" />);
	expect(loadMore).not.toHaveBeenCalled();
});
