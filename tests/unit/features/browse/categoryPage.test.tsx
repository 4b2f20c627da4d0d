// The source of a category's chips, and the page if the parent categories are missing (2 §2, 2 §7).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Banner } from "../../../../src/contract/banner";
import { getParentCategoryList } from "../../../../src/contract/deals";
import CategoryPage from "../../../../src/features/browse/CategoryPage";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	search: {} as Record<string, string>,
	navigate: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => router.navigate,
	useSearch: () => router.search,
	Link: () => null,
}));
/** The deals have their own tests. */
vi.mock("../../../../src/features/browse/CategoryDeals", () => ({
	CategoryDeals: (it: { subcatId: string; banners: Banner[] }) => (
		<p>
			{it.banners.map(({ name_en }) => name_en)} Deals of {it.subcatId}
		</p>
	),
	CategorySkeleton: () => <p>Loading</p>,
}));
const { api, calls } = phone;

const category = (category_id: string, name_en: string, seq: number) => ({
	category_id,
	name_en,
	name_th: "",
	seq,
});
const drinks = category("2", "Drinks", 1);
const tea = category("22", "Tea", 2);
const coffee = category("21", "Coffee", 1);
const near = category("5", "Near me", 2);

const asked = () => calls.filter(({ name }) => name === "getSubCategoryList");
const chips = (page: HTMLElement) =>
	[...page.querySelectorAll("fieldset button")].map((it) => it.textContent);
async function open(catId: string, parents: object[]) {
	router.search = { catId };
	api("getParentCategoryList", () => parents);
	return draw(<CategoryPage />);
}

beforeEach(freshPhone);
afterEach(wipe);

test("sub-categories included in the parents become the chips by seq, each once, without a request", async () => {
	const listSubcategory = [tea, coffee, tea];
	const page = await open("2", [{ ...drinks, listSubcategory }]);
	await until(() => chips(page).length > 0);
	expect(chips(page)).toEqual(["All types", "Coffee", "Tea"]);
	expect(asked()).toEqual([]);
});

test("a category shows its banners by seq above its deals; 'all' has none", async () => {
	const banner_list = [
		{ bannerid: "B2", name_en: "Tea week", path: "", seq: 2 },
		{ bannerid: "B1", name_en: "Coffee week", path: "", seq: 1 },
		{ bannerid: "B2", name_en: "Tea week", path: "", seq: 2 },
	];
	const parents = v.parse(getParentCategoryList.reply, [
		{ ...drinks, listSubcategory: [coffee], banner_list },
	]);
	const page = await open("2", parents);
	await until(() => page.textContent?.includes("Coffee weekTea week D"));
	const text = page.textContent ?? "";
	expect(text.indexOf("Coffee week")).toBeLessThan(text.indexOf("Deals of 0"));
	const all = await open("0", parents);
	await until(() => all.textContent?.includes("Drinks"));
	expect(all.textContent).not.toContain("Coffee week");
});

test("a category with the largest id of an import opens like any other", async () => {
	const id = String(Number.MAX_SAFE_INTEGER);
	api("getSubCategoryList", () => []);
	const page = await open(id, [drinks, category(id, "Food", 2)]);
	await until(() => asked().length > 0);
	expect(asked()[0]?.request).toEqual({ parentCategory: Number(id) });
	expect(page.querySelector("[aria-selected=true]")?.textContent).toBe("Food");
	expect(page.querySelector("main")?.dataset.subject).toBe("Food");
});

test("a category and a sub-category whose ids are no numbers open like any other", async () => {
	router.search = { catId: "FOOD", subcatId: "TEA" };
	api("getParentCategoryList", () => [drinks, category("FOOD", "Food", 2)]);
	api("getSubCategoryList", () => [category("TEA", "Tea", 1)]);
	const page = await draw(<CategoryPage />);
	await until(() => page.textContent?.includes("Deals of"));
	expect(asked()[0]?.request).toEqual({ parentCategory: "FOOD" });
	expect(page.querySelector("[aria-selected=true]")?.textContent).toBe("Food");
	expect(page.textContent).toContain("Deals of TEA");
});

test.each([
	[{ catId: "nothing", subcatId: "TEA" }, "All"],
	[{ catId: "2nd", subcatId: "TEA" }, "All"],
	[{ catId: "no2", subcatId: "TEA" }, "All"],
	[{ catId: "2", subcatId: "nothing" }, "Drinks"],
])(
	"an id that is neither a number nor known to the host shows all deals: %j",
	async (search, tab) => {
		router.search = search;
		api("getParentCategoryList", () => [{ ...drinks, listSubcategory: [tea] }]);
		const page = await draw(<CategoryPage />);
		await until(() => page.textContent?.includes("Deals of"));
		expect(page.textContent).toContain("Deals of 0");
		expect(page.querySelector("[aria-selected=true]")?.textContent).toBe(tab);
	},
);

test("missing sub-categories are requested, and the deals wait for the chips above them", async () => {
	let answer: (reply: object) => void = () => undefined;
	api("getSubCategoryList", () => new Promise((done) => (answer = done)));
	const page = await open("2", [drinks]);
	await until(() => asked().length > 0);
	expect(asked()[0]?.request).toEqual({ parentCategory: 2 });
	expect(page.textContent).toContain("Loading");
	answer([tea, coffee]);
	await until(() => chips(page).length > 0);
	expect(chips(page)).toEqual(["All types", "Coffee", "Tea"]);
	expect(page.textContent).toContain("Deals of 0");
});

test("a category whose sub-categories fail to load shows its deals without chips", async () => {
	api("getSubCategoryList", fail({ status: 500 }));
	const page = await open("2", [drinks]);
	await until(() => page.textContent?.includes("Deals of 0"));
	expect(chips(page)).toEqual([]);
});

test("while chips that failed are loaded again, as on a return to the app, the deals stay", async () => {
	api("getSubCategoryList", fail({ status: 500 }));
	const client = newCache();
	router.search = { catId: "2" };
	api("getParentCategoryList", () => [drinks]);
	const page = await draw(<CategoryPage />, client);
	await until(() => page.textContent?.includes("Deals of 0"));
	api("getSubCategoryList", () => new Promise(() => undefined));
	const before = asked().length;
	await act(async () => {
		window.dispatchEvent(new Event("visibilitychange"));
		await new Promise((drawn) => setTimeout(drawn, 10));
	});
	expect(asked().length).toBe(before + 1);
	expect(page.textContent).toContain("Deals of 0");
});

test("near me does not request sub-categories", async () => {
	const page = await open("5", [near]);
	await until(() => page.textContent?.includes("Use my location"));
	expect(asked()).toEqual([]);
});

test("a failed load of the categories shows a retry button, except for 'all'", async () => {
	router.search = { catId: "5" };
	api("getParentCategoryList", fail({ status: 500 }));
	const page = await draw(<CategoryPage />);
	await until(() => page.textContent?.includes("Could not load this"));
	expect(page.textContent).not.toContain("Deals of");
	api("getParentCategoryList", () => [near]);
	await press(page, "Try again");
	await until(() => page.textContent?.includes("Use my location"));

	router.search = {};
	api("getParentCategoryList", fail({ status: 500 }));
	const all = await draw(<CategoryPage />);
	await until(() => all.textContent?.includes("Deals of 0"));
	expect(all.textContent).not.toContain("Could not load this");
});

test("a host's own category for all deals is shown beside none of the page's own", async () => {
	const all = category("0", "Everything", 0);
	const page = await open("2", [
		all,
		{ ...drinks, listSubcategory: [all, tea] },
	]);
	await until(() => chips(page).length > 0);
	expect(chips(page)).toEqual(["All types", "Tea"]);
	const tabs = [...page.querySelectorAll("[role=tab]")];
	expect(tabs.map((it) => it.textContent)).toEqual(["All", "Drinks"]);
});

test("another sub-category keeps the order and the kind; another category drops these and the sub-category", async () => {
	const page = await open("2", [
		{ ...drinks, listSubcategory: [tea, coffee] },
		category("3", "Food", 3),
	]);
	await until(() => chips(page).length > 0);
	const choice = { sort: "ending", kind: "shop" };
	router.search = { catId: "2", subcatId: "21", ...choice };
	await draw(<CategoryPage />);
	await until(() => page.textContent?.includes("Deals of 21"));
	const chosen = page.querySelectorAll("fieldset [aria-pressed=true]");
	expect([...chosen].map((it) => it.textContent)).toEqual(["Coffee"]);
	for (const [pressed, search] of [
		["Tea", { catId: "2", subcatId: "22", ...choice }],
		["All types", { catId: "2", ...choice }],
		["Food", { catId: "3" }],
	] as const) {
		await press(page, pressed);
		// It replaces the previous one: back leaves the page.
		expect(router.navigate.mock.lastCall?.[0]).toEqual({
			...{ to: "/privilege", search, replace: true },
		});
	}
});

// The bug: the tab "All" showed one sub-category, without a chip that named it or led to the others.
test("a link with only a sub-category shows all deals", async () => {
	router.search = { subcatId: "21" };
	api("getParentCategoryList", () => [drinks]);
	const page = await draw(<CategoryPage />);
	await until(() => page.textContent?.includes("Deals of"));
	expect(page.textContent).toContain("Deals of 0");
});

test("the Tab key changes nothing when it reaches the tabs before the shown category's own tab has loaded", async () => {
	router.navigate.mockReset();
	api("getParentCategoryList", () => new Promise(() => undefined));
	router.search = { catId: "2" };
	const page = await draw(<CategoryPage />);
	await until(() => page.querySelector("[role=tab][tabindex='0']"));
	await act(async () =>
		page.querySelector<HTMLElement>("[role=tab][tabindex='0']")?.focus(),
	);
	expect(router.navigate).not.toHaveBeenCalled();
	await press(page, "All");
	expect(router.navigate).toHaveBeenCalled();
});

test("another place near me keeps the order and the kind", async () => {
	const choice = { sort: "ending", kind: "shop" };
	router.search = { catId: "5", ...choice };
	api("getParentCategoryList", () => [near]);
	const page = await draw(<CategoryPage />);
	await until(() => page.textContent?.includes("Use my location"));
	await press(page, "Choose a province or place");
	await press(page, "Bangkok");
	expect(router.navigate.mock.lastCall?.[0].search).toEqual({
		...{ catId: "5", near: "10" },
		...choice,
	});
});
