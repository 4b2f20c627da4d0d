// A toast is shown over everything, also over an open dialog, and is announced.
import { afterEach, expect, test, vi } from "vitest";
import { Toast } from "../../../../src/ui/overlay/Toast";
import { draw, wipe } from "../../support/drawn";

const before = HTMLElement.prototype.showPopover;
afterEach(() => {
	wipe();
	HTMLElement.prototype.showPopover = before;
});

test("a toast is a popover that is shown with its first render", async () => {
	const shown = vi.fn();
	HTMLElement.prototype.showPopover = shown;
	const page = await draw(<Toast>Added to favourites</Toast>);
	expect(shown).toHaveBeenCalledOnce();
	const toast = page.querySelector("[popover=manual]");
	expect(toast?.querySelector("[role=status]")?.textContent).toContain(
		"Added to favourites",
	);
});

test("a browser without popovers shows a toast too", async () => {
	Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
	const page = await draw(<Toast>Added to favourites</Toast>);
	expect(page.textContent).toContain("Added to favourites");
});
