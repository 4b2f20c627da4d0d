// The arrows of a row for the mouse scroll most of a row at a time, without motion under reduced motion.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { RowArrows } from "../../../../src/ui/list/RowArrows";
import { draw, wipe } from "../../support/drawn";

afterEach(() => {
	wipe();
	vi.unstubAllGlobals();
});

test.each([
	[false, "smooth"],
	[true, "auto"],
])(
	"with reduced motion %s an arrow scrolls with the behaviour %s",
	async (matches, behavior) => {
		vi.stubGlobal("matchMedia", () => ({ matches }));
		const scrollBy = vi.fn();
		const current = Object.assign(document.createElement("ul"), { scrollBy });
		Object.defineProperty(current, "clientWidth", { value: 300 });
		const onUse = vi.fn();
		const page = await draw(<RowArrows row={{ current }} onUse={onUse} />);
		const [back, forward] = page.querySelectorAll("button");
		await act(async () => back?.click());
		expect(scrollBy).toHaveBeenLastCalledWith({ left: -240, behavior });
		await act(async () => forward?.click());
		expect(scrollBy).toHaveBeenLastCalledWith({ left: 240, behavior });
		expect(onUse).toHaveBeenCalledTimes(2);
	},
);
