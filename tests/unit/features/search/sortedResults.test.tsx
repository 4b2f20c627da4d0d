// Proves that found privileges are sorted and filtered by the address (X09), and that opening a result saves the word (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { search } from "../../../../src/contract/search";
import {
	clearSearches,
	recentSearches,
} from "../../../../src/features/search/recentSearches";
import SearchListPage from "../../../../src/features/search/SearchListPage";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useSearch: () => router.search,
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
}));
vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);
const { api, calls } = phone;

const days = (count: number) =>
	new Date(Date.now() + count * 86_400_000).toISOString();
const found = v.parse(search.reply, {
	privilege: [
		{ alt_reference: "A", name_en: "A", type: 4, valid_through: days(9) },
		{ alt_reference: "B", name_en: "B", type: 8, valid_through: days(2) },
		{ alt_reference: "C", name_en: "C", type: 4, valid_through: days(5) },
	],
});

beforeEach(() => {
	freshPhone();
	atomStore.set(positionAtom, { kind: "unasked" });
	api("Search", () => found);
});
afterEach(wipe);

const client = newCache();
async function open(choice: Record<string, string>) {
	router.search = { inputVal: "coffee", ...choice };
	const page = await draw(<SearchListPage />, client);
	await until(() => page.textContent?.includes("Privileges"));
	return page;
}
const names = (page: HTMLElement) =>
	[...page.querySelectorAll("li article a")].map((it) =>
		it.textContent?.slice(0, 1),
	);

test.each([
	[{}, ["A", "B", "C"]],
	[{ sort: "ending" }, ["B", "C", "A"]],
	[{ kind: "shop" }, ["A", "C"]],
	[{ sort: "ending", kind: "shop" }, ["C", "A"]],
	[{ kind: "delivered" }, []],
])("with %j the privileges are %j", async (choice, shown) => {
	const page = await open(choice);
	expect(names(page)).toEqual(shown);
	// The bug: the title counted the privileges of all kinds.
	expect(page.querySelector("section h2")?.textContent).toBe(
		`Privileges ${shown.length} found`,
	);
	expect(page.textContent?.includes("Nothing of this kind here")).toBe(
		shown.length === 0,
	);
});

test("the nearest come first, each with its distance, once the position is known", async () => {
	const page = await open({ sort: "nearest" });
	expect(names(page)).toEqual(["A", "B", "C"]);
	expect(page.textContent).toContain("Allow your location");
	wipe();
	api("getDealNearMe", () => [
		{
			...found.privilege[2],
			distance: 0.35,
			branch_lat: null,
			branch_lng: null,
		},
	]);
	atomStore.set(positionAtom, {
		kind: "known",
		position: { lat: 13.756, lng: 100.502 },
		at: Date.now(),
	});
	const sorted = await open({ sort: "nearest" });
	await until(() => names(sorted)[0] === "C");
	expect(names(sorted)).toEqual(["C", "A", "B"]);
	expect(sorted.textContent).toContain("0.35\u00a0km");
});

test("a privilege is opened as part of the search list, and logged so (2 §2, 2 §9)", async () => {
	api("AddSearchLog", () => null);
	const page = await open({});
	const first = page.querySelector<HTMLElement>("li article a");
	expect(first?.getAttribute("href")).toBe(
		"?modal-privilege=A&categoryid=search",
	);
	await act(async () => first?.click());
	const logged = calls.filter(({ name }) => name === "AddSearchLog");
	expect(logged.map(({ request }) => request)).toEqual([
		{ type: 1, item_id: "A" },
	]);
});

test("a brand, a campaign and a privilege opened from the list each make the word a recent search (2 §2)", async () => {
	const brand = [{ brand_id: "1", brand_name_en: "Mokfa" }];
	const privilegegroup = [{ alt_reference: "PVG_1" }];
	const { privilege } = found;
	api("Search", () =>
		v.parse(search.reply, { brand, privilegegroup, privilege }),
	);
	api("AddSearchLog", () => null);
	router.search = { inputVal: "tea" };
	const page = await draw(<SearchListPage />, newCache());
	await until(() => page.querySelectorAll("li a").length === 5);
	expect(recentSearches()).toEqual([]);
	for (const link of page.querySelectorAll<HTMLElement>("li a")) {
		clearSearches();
		await act(async () => link.click());
		expect(recentSearches()).toEqual(["tea"]);
	}
});
