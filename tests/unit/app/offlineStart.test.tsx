// Proves that an app started without a network says so on every page, as an app that loses the network does (O09).
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Overlays } from "../../../src/app/Overlays";
import { atomStore } from "../../../src/platform/atomStore";
import { homeFlowDueAtom } from "../../../src/platform/session/homeFlowDue";
import { draw, until, wipe } from "../support/drawn";

afterEach(() => {
	wipe();
	atomStore.set(homeFlowDueAtom, false);
	vi.restoreAllMocks();
});

test("after a start without a network the offline banner shows until the network is back, though no dialog was open", async () => {
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const page = await draw(<Overlays />);
	await act(async () => atomStore.set(homeFlowDueAtom, true));
	await until(() => page.textContent === "No internet connection");
	onLine.mockReturnValue(true);
	await act(async () => void dispatchEvent(new Event("online")));
	expect(page.textContent).toBe("");
});
