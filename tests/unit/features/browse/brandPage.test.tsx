// The header of a brand's page, whatever the host sends for it, and the log of its view (2 §2, 2 §7).
import { readFileSync } from "node:fs";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import {
	BrandListPage,
	BrandPage,
} from "../../../../src/features/browse/BrandPages";
import { SearchDetailPage } from "../../../../src/features/search/SearchFoundPages";
import { browseQueries } from "../../../../src/queries/browse";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const address = vi.hoisted(() => ({ brandId: "", brandName: "" }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useSearch: () => address,
	useNavigate: () => vi.fn(),
	useRouter: () => ({ history: { length: 1 } }),
}));
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, calls } = phone;

const brand = { brand_id: "7", brand_name_th: "ก", brand_name_en: "Mokfa" };
const other = { brand_id: "8", brand_name_th: "ข", brand_name_en: "Tamtam" };
const names = { brand_name_th: "ก", brand_name_en: "Mokfa Cafe" };
const deal = (more: object) => [
	v.parse(privilegeCard, { alt_reference: "PV_1", ...more }),
];

beforeEach(() => {
	freshPhone();
	Object.assign(address, { brandId: "7", brandName: "ชื่อในลิงก์" });
});
afterEach(wipe);

test.each([
	["the list of brands", () => [other, brand], deal(names), "Mokfa"],
	["a privilege, without the list", fail({}), deal(names), "Mokfa Cafe"],
	["a privilege, not in the list", () => [other], deal(names), "Mokfa Cafe"],
	["the address alone", () => [], deal({}), "ชื่อในลิงก์"],
])("the brand's name comes from %s", async (_from, brands, deals, name) => {
	api("GetBrandList", brands);
	api("getPrivilegeListByBrandV2", () => deals);
	const page = await draw(<BrandPage />);
	await until(() => page.textContent?.includes("1 deal"));
	const title = () => page.querySelector("h2")?.textContent;
	await until(() => title() === name);
	expect(title()).toBe(name);
	expect(page.querySelector("main")?.dataset.subject).toBe(name);
});

test("a brand's list is requested in the server's order, and its view is logged once", async () => {
	api("GetBrandList", () => [brand]);
	api("getPrivilegeListByBrandV2", () => deal(names));
	const page = await draw(<BrandPage />);
	await until(() => page.textContent?.includes("1 deal"));
	const asked = calls.filter(
		({ name }) => name === "getPrivilegeListByBrandV2",
	);
	expect(asked.map(({ request }) => request)).toEqual([
		{
			Brand_Id: "7",
			OrderBy_Character: {
				isOrder_By_Character: false,
				OrderBy_Character_Th_First: false,
			},
			OrderBy_Point: { isOrder_By_Point: false, OrderBy_Point_Asc: false },
		},
	]);
	expect(logged.mock.calls).toEqual([["Brand", "View", "7"]]);
});

test("a brand's privilege opened from a search is logged as found there; without any, another search is offered (2 §2, 2 §9)", async () => {
	api("GetBrandList", () => [brand]);
	api("getPrivilegeListByBrandV2", () => deal(names));
	api("AddSearchLog", () => null);
	let page = await draw(<SearchDetailPage />);
	const first = () => page.querySelector<HTMLElement>("article a");
	await until(first);
	expect(page.querySelector("main")?.dataset.subject).toBe("Mokfa");
	await act(async () => first()?.click());
	const log = calls.filter(({ name }) => name === "AddSearchLog");
	expect(log.map(({ request }) => request)).toEqual([
		{ type: 2, item_id: "PV_1" },
	]);
	wipe();
	api("getPrivilegeListByBrandV2", () => []);
	page = await draw(<SearchDetailPage />);
	await until(() => page.textContent?.includes("No deals from this brand"));
	expect(page.querySelector("a")?.getAttribute("href")).toBe("/search");
});

test("the list of brands has its skeleton, then each brand once, four in a row, with a link to its page (2 §2)", async () => {
	let answer: (reply: object) => void = () => undefined;
	api("GetBrandList", () => new Promise((done) => (answer = done)));
	const page = await draw(<BrandListPage />);
	expect(page.querySelectorAll("[aria-hidden] [class*=brand]")).toHaveLength(
		24,
	);
	answer([brand, other, brand]);
	const links = () => [...page.querySelectorAll("li a")];
	await until(() => links().length > 0);
	expect(links().map((it) => it.getAttribute("href"))).toEqual([
		"/privilegebybrand?brandId=7&brandName=Mokfa",
		"/privilegebybrand?brandId=8&brandName=Tamtam",
	]);
	const css = readFileSync("src/components/lists/BrandGrid.module.css");
	expect(String(css)).toMatch(/^\.grid \{[^}]*repeat\(4, /);
});

test("a brand that is missing in the list has the logo of its privileges", async () => {
	api("GetBrandList", () => [other]);
	api("getPrivilegeListByBrandV2", () =>
		deal({ ...names, brand_logo: "/mokfa.webp" }),
	);
	const page = await draw(<BrandPage />);
	await until(() => page.textContent?.includes("1 deal"));
	const header = page.querySelector("h2")?.closest(".column");
	expect(header?.querySelector("img")?.getAttribute("src")).toBe("/mokfa.webp");
});

// The bug: after a notification led from one brand to another, the second load did not count as the page's first load.
test("the empty saved copy of a second brand does not say that it is empty while its deals load", async () => {
	const client = newCache();
	const { queryKey } = browseQueries.byBrand("8");
	const updatedAt = Date.now() - 86_400_000;
	client.setQueryData(queryKey, [], { updatedAt });
	api("GetBrandList", () => [brand, other]);
	api("getPrivilegeListByBrandV2", () => deal(names));
	const page = await draw(<BrandPage />, client);
	await until(() => page.textContent?.includes("1 deal"));
	let answer = () => {};
	const sent = new Promise<void>((done) => (answer = done));
	api("getPrivilegeListByBrandV2", () => sent.then(() => []));
	address.brandId = "8";
	await draw(<BrandPage />, client);
	expect(page.querySelector("h2")?.textContent).toBe("Tamtam");
	expect(page.textContent).not.toMatch(/No (data|deals)|0 deals/);
	answer();
	await until(() => page.textContent?.includes("0 deals"));
});
