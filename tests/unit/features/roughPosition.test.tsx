// A position that may be kilometres off, such as an iPhone's without its precise location, gives no exact distances (2 §4 Location).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { combineQueries } from "../../../src/components/lists/listState";
import { NearestNotice } from "../../../src/components/places/NearestNotice";
import { NearMe } from "../../../src/features/browse/NearMe";
import { NearbyBranchSheet } from "../../../src/features/privilege/NearbyBranchSheet";
import { atomStore } from "../../../src/platform/atomStore";
import { positionAtom } from "../../../src/platform/browser/lastPosition";
import { draw, until, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => ({}),
	useNavigate: () => vi.fn(),
}));
const { api } = phone;
vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);

beforeEach(() => {
	freshPhone();
	api("getDealNearMe", () => []);
	api("GetBranchNearMe", () => [
		{
			...{ title: "Siam", title_th: "", title_en: "" },
			...{ locate: "", locate_en: "", lat: 13.75, lng: 100.5, distance: 1 },
		},
	]);
});
afterEach(wipe);

const ignore = () => undefined;
const parts = {
	"near me": () => <NearMe placeId="" onPlace={ignore} />,
	"near branches": () => (
		<NearbyBranchSheet open onClose={ignore} brandId="7" />
	),
	"a list by distance": () => <NearestNotice query={combineQueries([])} />,
	"a chosen place": () => <NearMe placeId="10" onPlace={ignore} />,
};
/** With the texts of the loaded part. */
const drawAt = async (where: keyof typeof parts, withinKm?: number) => {
	const position = { lat: 13.75, lng: 100.5 };
	const at = Date.now();
	atomStore.set(positionAtom, { kind: "known", position, at, withinKm });
	const page = await draw(parts[where]());
	const loaded = /No deals near here|nearest first|No branch within/;
	if (where !== "a list by distance")
		await until(() => loaded.test(page.textContent ?? ""));
	return page.textContent;
};
const words = "may be up to 4\u00a0km";

test.each(["near me", "near branches", "a list by distance"] as const)(
	"%s says how inaccurate the position is",
	async (where) => {
		expect(await drawAt(where, 4)).toContain(words);
		wipe();
		expect(await drawAt(where)).not.toContain("may be up to");
	},
);

test("the message that no branch is near also says so", async () => {
	api("GetBranchNearMe", () => []);
	expect(await drawAt("near branches", 4)).toContain(words);
});

test("a chosen place counts as exact", async () => {
	expect(await drawAt("a chosen place", 4)).not.toContain("may be up to");
});
