// Proves that a category is sorted and filtered as a whole, though it is loaded page by page, and that it says how much of it was loaded (X09, 2 §9).
import { onlineManager } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { CategoryDeals } from "../../../../src/features/browse/CategoryDeals";
import { browseQueries } from "../../../../src/queries/browse";
import { announced } from "../../support/announced";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ search: {} as Record<string, string> }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useRouterState: () => "",
	useSearch: () => router.search,
	useNavigate:
		() =>
		({ search }: { search: (it: object) => object }) => {
			router.search = JSON.parse(JSON.stringify(search(router.search)));
		},
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("../../../../src/components/lists/LongDealList", () => ({
	LongDealList: (it: {
		privileges: { alt_reference: string; name_en?: string }[];
	}) => (
		<ul>
			{it.privileges.map(({ alt_reference, name_en }) => (
				<li key={alt_reference}>{name_en}</li>
			))}
		</ul>
	),
}));
const { api, calls } = phone;

beforeEach(() => {
	freshPhone();
	router.search = {};
});
afterEach(wipe);

/** Of `count` deals the last one ends first and is the only one online. */
const deal = (count: number, at: number) =>
	v.parse(privilegeCard, {
		alt_reference: `PV_${at}`,
		name_en: `Deal ${at}`,
		type: at === count - 1 ? 8 : 4,
		valid_through: new Date(
			Date.now() + (count - at) * 3_600_000,
		).toISOString(),
	});
/** `isLost`: the page of this size and number cannot be loaded. */
function category(
	count: number,
	isLost: (size: number, page: number) => boolean | Promise<boolean> = () =>
		false,
) {
	const all = Array.from({ length: count }, (_, at) => deal(count, at));
	api("getPrivilegeListV3", async (request) => {
		const size = Number(request.items_per_page);
		const page = Number(request.page_number);
		if (await isLost(size, page)) fail({ status: 500 })();
		const end = page * size;
		return {
			items: all.slice(end - size, end),
			totalpages: Math.ceil(count / size),
		};
	});
}
const show = (cache = newCache()) =>
	draw(<CategoryDeals catId="2" subcatId="0" banners={[]} />, cache);
const names = (page: HTMLElement) =>
	[...page.querySelectorAll("li")].map((it) => it.textContent);
/** The size and the number of each requested page. */
const asked = () =>
	calls.map(({ request }) => {
		const { page_number, items_per_page } = Object(request);
		return [items_per_page, page_number];
	});

test("a loaded category is sorted without a request, and the focus stays on the select", async () => {
	category(3);
	const cache = newCache();
	const page = await show(cache);
	await until(() => names(page).length === 3);
	const select = page.querySelector("select");
	select?.focus();
	await act(async () => {
		if (select) select.value = "ending";
		select?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await show(cache);
	expect(names(page)).toEqual(["Deal 2", "Deal 1", "Deal 0"]);
	expect(document.activeElement).toBe(select);
	expect(asked()).toEqual([[25, 1]]);
});

test("a longer category is loaded to its end, in large pages, before it is sorted", async () => {
	category(230);
	router.search = { sort: "ending" };
	const page = await show();
	await until(() => names(page).length > 0);
	expect(names(page)).toHaveLength(230);
	expect(names(page)[0]).toBe("Deal 229");
	expect(asked()).toEqual([
		[25, 1],
		[100, 1],
		[100, 2],
		[100, 3],
	]);
	expect(page.textContent).not.toContain("Only the first");
});

test("a category of a single page that opens sorted is requested once", async () => {
	category(3);
	router.search = { sort: "ending" };
	const page = await show();
	await until(() => names(page).length === 3);
	expect(asked()).toEqual([[25, 1]]);
});

test("a category whose middle pages were evicted is sorted with them too", async () => {
	category(425);
	const cache = newCache();
	const page = await show(cache);
	const { queryKey } = browseQueries.byCategory("2", "0");
	await until(() =>
		cache.getQueryData(queryKey)?.pages.some(({ evicted }) => evicted),
	);
	router.search = { sort: "ending" };
	await show(cache);
	await until(() => names(page)[0] === "Deal 424");
	expect(names(page)).toContain("Deal 100");
	expect(names(page)).toHaveLength(425);
});

test("the rest of a category is not loaded once its own order is chosen again", async () => {
	let answer = () => {};
	const sent = new Promise<boolean>((done) => (answer = () => done(false)));
	category(230, (size) => size === 100 && sent);
	router.search = { sort: "ending" };
	const cache = newCache();
	const page = await show(cache);
	await until(() => asked().some(([size]) => size === 100));
	router.search = {};
	await show(cache);
	answer();
	await until(() => names(page).length === 230 && cache.isFetching() === 0);
	expect(asked().filter(([size]) => size === 100)).toEqual([[100, 1]]);
});

test("a kind that only the last page has is found", async () => {
	category(230);
	router.search = { kind: "online" };
	const page = await show();
	await until(() => names(page).length > 0);
	expect(names(page)).toEqual(["Deal 229"]);
	expect(page.querySelector("[role=status]")?.textContent).toBe(
		"Online: 1 found",
	);
});

test("a category without an end says how many of its deals were searched", async () => {
	api("getPrivilegeListV3", ({ page_number, items_per_page }) => ({
		items: Array.from({ length: Number(items_per_page) }, (_, at) =>
			v.parse(privilegeCard, {
				alt_reference: `PV_${page_number}_${at}`,
				name_en: `Deal ${page_number}-${at}`,
				type: 4,
			}),
		),
		totalpages: 9999,
	}));
	router.search = { kind: "shop" };
	const cache = newCache();
	const page = await show(cache);
	await until(() => page.textContent?.includes("Only the first 2,000 deals"));
	expect(asked()).toHaveLength(21);
	api("getPrivilegeListV3", () => new Promise(() => undefined));
	router.search = {};
	await show(cache);
	expect(page.textContent).not.toContain("Only the first");
});

test("if the rest cannot be loaded, the loaded deals are sorted, and the page says so", async () => {
	const cache = newCache();
	const items = Array.from({ length: 25 }, (_, at) => deal(30, at));
	cache.setQueryData(browseQueries.byCategory("2", "0").queryKey, {
		pages: [{ items, totalpages: 2 }],
		pageParams: [1],
	});
	api("getPrivilegeListV3", fail({ status: 500 }));
	router.search = { sort: "ending" };
	const page = await show(cache);
	await until(() => page.textContent?.includes("Could not load all deals"));
	expect(names(page)).toHaveLength(25);
	expect(names(page)[0]).toBe("Deal 24");
});

test("the selects stay while the rest is loaded", async () => {
	const cache = newCache();
	const items = Array.from({ length: 25 }, (_, at) => deal(25, at));
	cache.setQueryData(browseQueries.byCategory("2", "0").queryKey, {
		pages: [{ items, totalpages: 2 }],
		pageParams: [1],
	});
	api("getPrivilegeListV3", () => new Promise(() => undefined));
	router.search = { sort: "ending" };
	const page = await show(cache);
	const labels = [...page.querySelectorAll("select")].map((it) =>
		it.getAttribute("aria-label"),
	);
	expect(labels).toEqual(["Sort by", "Ways to use"]);
});

test("if nothing can be loaded, the page does not say that a part was", async () => {
	category(130, () => true);
	router.search = { sort: "ending" };
	const page = await show();
	await until(() => page.textContent?.includes("This is on our side"));
	expect(page.textContent).not.toContain("Could not load all deals");
});

test("a failed retry is busy until it ends, and is announced again", async () => {
	category(130, (size) => size === 100);
	router.search = { sort: "ending" };
	const page = await show();
	const words = "Could not load all deals";
	const before = await announced(page, words);
	let answer = () => {};
	const sent = new Promise<boolean>((done) => (answer = () => done(true)));
	category(130, () => sent);
	await press(page, "Try again");
	await until(() => page.querySelector("button[aria-disabled=true]"));
	answer();
	await announced(page, words, before);
});

test("a retry after a lost page continues from that page, and a later return of the network repeats none", async () => {
	category(630, (size, page) => size === 100 && page === 3);
	router.search = { sort: "ending" };
	const cache = newCache();
	const page = await show(cache);
	await until(() => page.textContent?.includes("Could not load all deals"));
	expect(names(page)).toHaveLength(200);
	category(630);
	await press(page, "Try again");
	await until(() => names(page).length === 630);
	const large = [1, 2, 3, 3, 4, 5, 6, 7].map((it) => [100, it]);
	expect(asked()).toEqual([[25, 1], ...large]);
	await act(async () => {
		onlineManager.setOnline(false);
		onlineManager.setOnline(true);
	});
	expect(
		asked()
			.slice(9)
			.every(([size]) => size === 25),
	).toBe(true);
});

test("a retry after a lost page starts with the earlier pages if these could not be refreshed since", async () => {
	category(130, (size, page) => size === 100 && page === 2);
	router.search = { sort: "ending" };
	const cache = newCache();
	const page = await show(cache);
	await until(() => page.textContent?.includes("Could not load all deals"));
	category(130, (size) => size === 100);
	calls.length = 0;
	await act(async () => {
		onlineManager.setOnline(false);
		onlineManager.setOnline(true);
	});
	const isLarge = ([size]: unknown[]) => size === 100;
	await until(() => asked().some(isLarge) && cache.isFetching() === 0);
	await show(cache);
	category(130);
	calls.length = 0;
	await press(page, "Try again");
	await until(() => names(page).length === 130);
	expect(asked()).toEqual([
		[100, 1],
		[100, 2],
	]);
});

test("if none of the loaded deals is of the chosen kind, the page says so", async () => {
	category(130, (size) => size === 100);
	router.search = { kind: "online" };
	const page = await show();
	await until(() => page.textContent?.includes("Could not load all deals"));
	expect(names(page)).toEqual([]);
	const said = [...page.querySelectorAll("[role=status]")].map(
		(it) => it.textContent,
	);
	expect(said).toContain(
		"Nothing of this kind hereThere are some of other kinds.",
	);
	await press(page, "Show all");
	expect(router.search).toEqual({});
});
