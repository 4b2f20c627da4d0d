// A list loads its next page when 90 percent of the page's height is scrolled, not before (2 §9).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLoadMoreOnScroll } from "../../../../src/components/lists/useLoadMoreOnScroll";
import { draw, wipe } from "../../support/drawn";

const loadMore = vi.fn();
function List({ onlyByScroll = false, enabled = true, loaded = 0 }) {
	useLoadMoreOnScroll(loadMore, { enabled, loaded, onlyByScroll });
	return null;
}
const scrollTo = (y: number) =>
	act(async () => {
		vi.stubGlobal("scrollY", y);
		dispatchEvent(new Event("scroll"));
	});

beforeEach(() => loadMore.mockClear());

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("the next page is loaded at 90 percent", async () => {
	const root = document.documentElement;
	vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1000);
	vi.stubGlobal("innerHeight", 500);
	await draw(<List />);
	await scrollTo(399);
	expect(loadMore).not.toHaveBeenCalled();
	await scrollTo(400);
	expect(loadMore).toHaveBeenCalledOnce();
});

test.each([false, true])(
	"a list too short to scroll loads its next page at once, unless only a scroll may load it (%s)",
	async (onlyByScroll) => {
		await draw(<List onlyByScroll={onlyByScroll} />);
		expect(loadMore).toHaveBeenCalledTimes(onlyByScroll ? 0 : 1);
		await scrollTo(0);
		expect(loadMore).toHaveBeenCalledTimes(onlyByScroll ? 1 : 2);
	},
);

test("a list that becomes too short when the phone is turned loads its next page", async () => {
	const root = document.documentElement;
	vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1000);
	vi.stubGlobal("scrollY", 0);
	vi.stubGlobal("innerHeight", 500);
	await draw(<List />);
	expect(loadMore).not.toHaveBeenCalled();
	vi.stubGlobal("innerHeight", 900);
	await act(async () => dispatchEvent(new Event("resize")));
	expect(loadMore).toHaveBeenCalledOnce();
});

test("a loaded page that shows nothing new is followed by the next one, until there is none", async () => {
	await draw(<List />);
	await draw(<List loaded={1} />);
	expect(loadMore).toHaveBeenCalledTimes(2);
	await draw(<List loaded={2} enabled={false} />);
	await scrollTo(0);
	expect(loadMore).toHaveBeenCalledTimes(2);
});
