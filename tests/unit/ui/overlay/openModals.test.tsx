// Overlays above everything are drawn in the topmost modal, since only that takes presses.
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import {
	addModal,
	useTopLayerParent,
} from "../../../../src/ui/overlay/openModals";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const Parent = () => useTopLayerParent().tagName;

test("an overlay above everything moves into a modal that opens, and out of one that closes", async () => {
	const page = await draw(<Parent />);
	expect(page.textContent).toBe("BODY");
	const close = await act(async () =>
		addModal(document.createElement("aside")),
	);
	expect(page.textContent).toBe("ASIDE");
	await act(async () => close());
	expect(page.textContent).toBe("BODY");
});
