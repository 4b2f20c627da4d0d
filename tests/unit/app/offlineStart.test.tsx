// Proves that an app which starts without a network says so on every page, as one that loses it does (O09).
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

test("a start without a network shows the offline banner although no dialog was open, until the network is back", async () => {
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const page = await draw(<Overlays />);
	await act(async () => atomStore.set(homeFlowDueAtom, true));
	await until(() => page.textContent === "No internet connection");
	onLine.mockReturnValue(true);
	await act(async () => void dispatchEvent(new Event("online")));
	expect(page.textContent).toBe("");
});
