// What the sheet of near branches announces when its loading ends.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NearbyBranchSheet } from "../../../../src/features/privilege/NearbyBranchSheet";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { store } from "../../../../src/platform/query/store";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);

beforeEach(freshPhone);
afterEach(wipe);

const position = { lat: 13.75, lng: 100.5 };
const branch = {
	title: "Siam",
	title_th: "",
	title_en: "",
	locate: "",
	locate_en: "",
	distance: 1,
	...position,
};
const show = () =>
	draw(<NearbyBranchSheet open onClose={() => undefined} brandId="7" />);
const said = (page: HTMLElement) =>
	page.querySelector("[role=status]")?.textContent;

test.each([
	["how many there are", [branch], /^1 branch within/],
	["that there is none", [], /^No branch within .*All branches are listed/],
])("it says %s", async (_, branches, words) => {
	store.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => branches);
	const page = await show();
	await until(() => words.test(said(page) ?? ""));
});

test("it says why there is no position", async () => {
	store.set(positionAtom, { kind: "expired" });
	expect(said(await show())).toBe(
		"Finding your location took too longTry again, ideally outdoors.",
	);
});
