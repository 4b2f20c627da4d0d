// The screen's size follows a text size that changes without a resize, but not a pinch zoom.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useScreenSize } from "../../../../src/features/reward/counter/useScreenSize";
import {
	isLargeText,
	largeTextAttribute,
	watchTextSize,
} from "../../../../src/ui/layout/watchTextSize";
import { draw, wipe } from "../../support/drawn";

const root = document.documentElement;
const Rem = () => <output>{useScreenSize().rem}</output>;
const Size = () => {
	const { width, height } = useScreenSize();
	return <output>{`${width} ${height}`}</output>;
};

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	root.style.fontSize = "";
	root.removeAttribute(largeTextAttribute);
});

test("a large text that is set while the code is shown applies at once", async () => {
	root.style.fontSize = "16px";
	const page = await draw(<Rem />);
	expect(page.textContent).toBe("16");
	await act(async () => {
		root.style.fontSize = "32px";
		root.toggleAttribute(largeTextAttribute, true);
	});
	expect(page.textContent).toBe("32");
});

test("a code keeps its size if WebKit reports the size of the zoomed window", async () => {
	vi.spyOn(root, "clientWidth", "get").mockReturnValue(390);
	vi.stubGlobal("innerWidth", 195);
	vi.stubGlobal("innerHeight", 422);
	const page = await draw(<Size />);
	expect(page.textContent).toBe("390 844");
	// A hidden window may have no width.
	vi.stubGlobal("innerWidth", 0);
	vi.stubGlobal("innerHeight", 844);
	await draw(<Size key="hidden" />);
	expect(page.textContent).toBe("0 844");
});

test("a scrollbar counts as part of the window", async () => {
	vi.spyOn(root, "clientWidth", "get").mockReturnValue(1009);
	vi.stubGlobal("innerWidth", 1024);
	vi.stubGlobal("innerHeight", 768);
	const page = await draw(<Size />);
	expect(page.textContent).toBe("1024 768");
});

test("zooming alone does not count as a large text", () => {
	vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(288);
	const width = vi.spyOn(root, "clientWidth", "get").mockReturnValue(390);
	vi.stubGlobal("innerWidth", 195);
	watchTextSize();
	dispatchEvent(new Event("resize"));
	expect(isLargeText()).toBe(false);
	width.mockReturnValue(195);
	dispatchEvent(new Event("resize"));
	expect(isLargeText()).toBe(true);
});
