// The screen's size follows a text size that changes without a resize.
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { useScreenSize } from "../../../../src/features/reward/counter/useScreenSize";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { draw, wipe } from "../../support/drawn";

const root = document.documentElement;
const Rem = () => <output>{useScreenSize().rem}</output>;

afterEach(() => {
	wipe();
	root.style.fontSize = "";
	root.removeAttribute(largeTextAttribute);
});

test("a large text, set while the code is shown, counts at once", async () => {
	root.style.fontSize = "16px";
	const page = await draw(<Rem />);
	expect(page.textContent).toBe("16");
	await act(async () => {
		root.style.fontSize = "32px";
		root.toggleAttribute(largeTextAttribute, true);
	});
	expect(page.textContent).toBe("32");
});
