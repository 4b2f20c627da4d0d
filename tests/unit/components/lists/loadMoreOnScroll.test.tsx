// A list loads its next page at 90 percent of the page's height, not before (2 §9).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useLoadMoreOnScroll } from "../../../../src/components/lists/useLoadMoreOnScroll";
import { draw, wipe } from "../../support/drawn";

const loadMore = vi.fn();
function List() {
	useLoadMoreOnScroll(true, loadMore, null);
	return null;
}

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("the next page is loaded at 90 percent", async () => {
	const root = document.documentElement;
	vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1000);
	vi.stubGlobal("innerHeight", 500);
	const scrollTo = (y: number) =>
		act(async () => {
			vi.stubGlobal("scrollY", y);
			dispatchEvent(new Event("scroll"));
		});
	await draw(<List />);
	await scrollTo(399);
	expect(loadMore).not.toHaveBeenCalled();
	await scrollTo(400);
	expect(loadMore).toHaveBeenCalledOnce();
});
