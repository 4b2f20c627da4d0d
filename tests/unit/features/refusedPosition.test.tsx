// After a refused location every retry button reloads the page on Apple's phones, which keep the refusal until then (2 §8).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { combineQueries } from "../../../src/components/lists/listState";
import { NearestNotice } from "../../../src/components/places/NearestNotice";
import { NearMePrompt } from "../../../src/features/browse/NearMe";
import { NearbyBranchSheet } from "../../../src/features/privilege/NearbyBranchSheet";
import { atomStore } from "../../../src/platform/atomStore";
import { positionAtom } from "../../../src/platform/browser/lastPosition";
import { draw, press, until, wipe } from "../support/drawn";

const loadPage = vi.hoisted(() => vi.fn());
vi.mock("../../../src/platform/pwa/chunkRecovery", async (original) => ({
	...(await original<object>()),
	loadPage,
}));

beforeEach(() => {
	loadPage.mockReset().mockResolvedValue(true);
	Object.defineProperty(navigator, "standalone", {
		...{ configurable: true, value: true },
	});
	atomStore.set(positionAtom, { kind: "denied" });
});
afterEach(() => {
	Reflect.deleteProperty(navigator, "standalone");
	wipe();
});

const ignore = () => undefined;
test.each(["near me", "near branches", "a list by distance"] as const)(
	"the retry of %s reloads the page",
	async (where) => {
		const parts = {
			"near me": (
				<NearMePrompt reading={{ kind: "denied" }} onChoose={ignore} />
			),
			"near branches": <NearbyBranchSheet open onClose={ignore} brandId="7" />,
			"a list by distance": <NearestNotice query={combineQueries([])} />,
		};
		await press(await draw(parts[where]), "Try again");
		await until(() => loadPage.mock.calls.length === 1);
		expect(atomStore.get(positionAtom)).toEqual({ kind: "denied" });
	},
);
