// The list queries: hidden privileges, order, pages, and a failed use (2 §1, 2 §4).
import {
	InfiniteQueryObserver,
	QueryClient,
	QueryObserver,
} from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../src/contract/history";
import { privilegeCard } from "../../../src/contract/privilegeCard";
import { formatDistance } from "../../../src/domain/places/formatDistance";
import { queryClient } from "../../../src/platform/query/queryClient";
import { branchQueries } from "../../../src/queries/branch";
import { browseQueries } from "../../../src/queries/browse";
import { dealQueries } from "../../../src/queries/deals";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { historyQueries } from "../../../src/queries/history";
import { privilegeMutations } from "../../../src/queries/privilege";
import { searchQueries } from "../../../src/queries/search";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const card = (alt_reference: string, given: object = {}) =>
	v.parse(privilegeCard, { privilege_id: "1", alt_reference, ...given });
const items = [
	card("old", { tx_timestamp: 1 }),
	card("hidden", { criteria_is_visible: false, tx_timestamp: 9 }),
	card("new", { tx_timestamp: 3 }),
	card("undated"),
];
let client: QueryClient;

beforeEach(() => {
	forgetApi();
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	api("getPrivilegeListV3", () => ({ items, totalpages: 2 }));
	for (const name of [
		"getPrivilegeListByBrandV2",
		"getFavoritePrivilegeListV2",
		"getPrivilegeListByReferenceListV2",
		"getDealNearMe",
	])
		api(name, () => items);
	const others = { brand: [], privilegegroup: [], similar_keyword: [] };
	api("Search", () => ({ privilege: items, ...others }));
});

/** The references that a component would render. */
async function drawn(options: {
	queryKey: readonly unknown[];
}): Promise<string[]> {
	const observer = new QueryObserver<
		unknown,
		Error,
		{ alt_reference: string }[]
	>(client, options);
	const { data } = await observer.refetch();
	return (data ?? []).map(({ alt_reference }) => alt_reference);
}

test("no list contains hidden privileges; favourites come newest first", async () => {
	expect(await drawn(dealQueries.popular())).toEqual(["old", "new", "undated"]);
	for (const options of [
		browseQueries.byBrand("7"),
		dealQueries.byReferences(["old"]),
		browseQueries.nearMe({ lat: 13.746, lng: 100.534 }),
	])
		expect(await drawn(options)).toEqual(["old", "new", "undated"]);
	const { queryKey } = browseQueries.pressedFavourites();
	client.setQueryData(queryKey, items);
	expect(await drawn(browseQueries.pressedFavourites())).toHaveLength(3);
	const whole = await new InfiniteQueryObserver(
		client,
		browseQueries.wholeCategory("3", ""),
	).refetch();
	expect(whole.data?.deals).toHaveLength(3);
	const search = new QueryObserver(client, searchQueries.results("a"));
	const { data: found } = await search.refetch();
	expect(found?.privilege.map((it) => it.alt_reference)).toEqual([
		"old",
		"new",
		"undated",
	]);
	expect(await drawn(browseQueries.favourites())).toEqual([
		"new",
		"old",
		"undated",
	]);
});

test("favourites come newest first also where the host writes their times as dates", async () => {
	api("getFavoritePrivilegeListV2", () => [
		card("undated", { tx_timestamp: "-" }),
		card("old", { tx_timestamp: "2026-11-01T10:00:00" }),
		card("new", { tx_timestamp: "2026-11-02T10:00:00+07:00" }),
	]);
	expect(await drawn(browseQueries.favourites())).toEqual([
		"new",
		"old",
		"undated",
	]);
});

test("deals near me come nearest first in any order of the host", async () => {
	api("getDealNearMe", () => [
		{ ...card("unknown"), branch_lat: null, branch_lng: null },
		card("far", { distance: 8.2 }),
		card("near", { distance: 0.4 }),
		card("also near", { distance: 0.4 }),
	]);
	const options = browseQueries.nearMe({ lat: 13.746, lng: 100.534 });
	expect(await drawn(options)).toEqual(["near", "also near", "far", "unknown"]);
});

// The bug: a place with an unknown distance, which some hosts write as -1, came first.
test("where the host gives only positions, near deals and branches get distances and come nearest first", async () => {
	const here = { lat: 13.746, lng: 100.534 };
	const deal = (alt_reference: string, branch_lat: number, given = {}) => ({
		...card(alt_reference, given),
		branch_lat,
		branch_lng: branch_lat && here.lng,
	});
	api("getDealNearMe", () => [
		deal("nowhere", 0),
		deal("far", 13.8),
		deal("near", 13.755, { distance: -1 }),
		deal("given", 13.9, { distance: 2 }),
	]);
	const deals = new QueryObserver(client, browseQueries.nearMe(here));
	const { data } = await deals.refetch();
	expect(
		data?.map((it) => [it.alt_reference, formatDistance(it.distance)]),
	).toEqual([
		["near", "1.00"],
		["given", "2.00"],
		["far", "6.00"],
		["nowhere", null],
	]);
	const branch = (title: string, lat: number) => ({
		...here,
		...{ title, lat },
	});
	api("GetBranchNearMe", () => [
		branch("beyond", 13.9),
		branch("far", 13.8),
		branch("near", 13.755),
	]);
	const branches = new QueryObserver(client, branchQueries.near("7", here));
	const { data: near } = await branches.refetch();
	expect(near?.map(({ title }) => title)).toEqual(["near", "far"]);
});

test("a privilege that a host lists twice is shown once; near me at each of its branches", async () => {
	const twice = [
		card("a", { distance: 5 }),
		card("b", { distance: 2, criteria_is_visible: false }),
		card("a", { distance: 1 }),
		card("b", { distance: 3 }),
	];
	api("getPrivilegeListByBrandV2", () => twice);
	api("getDealNearMe", () => twice);
	expect(await drawn(browseQueries.byBrand("7"))).toEqual(["a", "b"]);
	const near = new QueryObserver(
		client,
		browseQueries.nearMe({ lat: 13.746, lng: 100.534 }),
	);
	const { data } = await near.refetch();
	expect(data?.map((it) => it.distance)).toEqual([1, 3, 5]);
});

test("words like the searched one are offered once, and never the searched one itself", async () => {
	api("Search", () => ({
		...{ privilege: [], brand: [], privilegegroup: [] },
		similar_keyword: ["tea", "Coffee", "coffee", "TEA"],
	}));
	const search = new QueryObserver(client, searchQueries.results("Tea"));
	const { data } = await search.refetch();
	expect(data?.similar_keyword).toEqual(["Coffee"]);
});

test("a hidden privilege is not listed in its group", async () => {
	api("PrivilegeGroupDetailV2", () => ({
		detail: {},
		privilege_group_item: items.map(
			({ alt_reference, criteria_is_visible }) => ({
				...{ alt_reference, criteria_is_visible },
			}),
		),
	}));
	const group = new QueryObserver(client, groupDealQueries.detail("PVG_1"));
	const { data } = await group.refetch();
	expect(data?.items.map((it) => it.alt_reference)).toEqual([
		"old",
		"new",
		"undated",
	]);
});

test("popular deals are requested from all categories by points", async () => {
	await client.query(dealQueries.popular());
	expect(calls[0]?.request).toMatchObject({
		parent_category_id: 0,
		sub_category_id: 0,
		page_number: 1,
		OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
	});
});

test("a category loads 25 a page until the last page", async () => {
	const options = browseQueries.byCategory("3", "31");
	await client.infiniteQuery({ ...options, pages: 5 });
	expect(calls.map(({ request }) => request)).toMatchObject([
		{
			parent_category_id: 3,
			sub_category_id: 31,
			page_number: 1,
			items_per_page: 25,
			OrderBy_Character: { isOrder_By_Character: false },
			OrderBy_Point: { isOrder_By_Point: false },
		},
		{ page_number: 2 },
	]);
	expect(calls).toHaveLength(2);
	const { data } = new InfiniteQueryObserver(
		client,
		options,
	).getCurrentResult();
	// A deal that occurs again on the second page is shown once.
	expect(data?.map((it) => it.alt_reference)).toEqual([
		"old",
		"new",
		"undated",
	]);
});

test("the history is filtered by brand on the phone, and by privilege on the server", async () => {
	const item = (brand_id: string) =>
		v.parse(historyItem, {
			ext_transaction_id: brand_id,
			privilege_ref: "PV_1",
			brand_id,
		});
	api("Redeem", () => ({ items: [item("7"), item("8")], totalpages: 1 }));
	const filter = { brandId: "7", privilegeRef: "PV_1" };
	const options = historyQueries.list("Used", filter);
	await client.infiniteQuery(options);
	expect(calls[0]?.request).toEqual({
		PageNumber: 1,
		ItemsPerPage: 25,
		UsePrivilege: "Used",
		RewardAltRef: "PV_1",
	});
	const { data } = new InfiniteQueryObserver(
		client,
		options,
	).getCurrentResult();
	expect(data).toMatchObject([{ brand_id: "7" }]);
});

test("a list of a host that ignores the page number ends, and shows nothing twice", async () => {
	const ids = Array.from({ length: 25 }, (_, at) => `PV_${at}`);
	api("getPrivilegeListV3", () => ({
		items: ids.map((id) => card(id)),
		totalpages: 0,
	}));
	api("Redeem", () => ({
		items: ids.map((id) => v.parse(historyItem, { ext_transaction_id: id })),
		totalpages: 1000,
	}));
	const pages = 5;
	const deals = browseQueries.byCategory("1", "");
	await client.infiniteQuery({ ...deals, pages });
	const history = historyQueries.list("canuse");
	await client.infiniteQuery({ ...history, pages });
	expect(calls.map(({ name }) => name)).toEqual([
		"getPrivilegeListV3",
		"getPrivilegeListV3",
		"Redeem",
		"Redeem",
	]);
	const { data } = new InfiniteQueryObserver(
		client,
		history,
	).getCurrentResult();
	expect(data?.map((it) => it.ext_transaction_id)).toEqual(ids);
});

test.each([24, 25, 60])(
	"a host that sends no page count is asked for one more page after %i deals",
	async (amount) => {
		const deals = Array.from({ length: amount }, (_, at) => card(`PV_${at}`));
		const pages = [deals, []];
		api("getPrivilegeListV3", () => ({
			items: pages.shift() ?? [],
			totalpages: 0,
		}));
		const whole = new InfiniteQueryObserver(
			client,
			browseQueries.wholeCategory("3", ""),
		);
		const { data } = await whole.refetch();
		expect([data?.deals.length, data?.isWhole]).toEqual([amount, amount < 25]);
		const { data: all } = await whole.fetchNextPage();
		expect([all?.deals.length, all?.isWhole]).toEqual([amount, true]);
	},
);

test("a use that the server answers without success fails with its message", async () => {
	const use = () =>
		client
			.getMutationCache()
			.build(client, privilegeMutations.markUsed())
			.execute({ transaction_id: "T1", sub: "customer-1" });
	const reply = {
		transaction_id: "T1",
		status: "",
		messageth: "ไม่ได้",
		messageen: "No",
	};
	api("UpdateUsedPrivilege", () => ({ ...reply, success: true }));
	expect(await use()).toMatchObject({ transaction_id: "T1" });
	api("UpdateUsedPrivilege", () => ({ ...reply, success: false }));
	await expect(use()).rejects.toMatchObject({
		message: { th: "ไม่ได้", en: "No" },
	});
});

test("claims, uses, countdowns and one-time codes neither wait for a network nor retry by themselves", async () => {
	const { codeMutations } = await import("../../../src/sync/codeQueries");
	const { claimMutations } = await import("../../../src/sync/claimMutations");
	const { smsMutations } = await import("../../../src/queries/sms");
	for (const options of [
		claimMutations.redeem(),
		claimMutations.retry(),
		privilegeMutations.markUsed(),
		codeMutations.startCountdown(),
		claimMutations.order(),
		smsMutations.verifyMobile(),
		smsMutations.requestCode(),
		smsMutations.verifyCode(),
	])
		expect(queryClient.defaultMutationOptions(options)).toMatchObject({
			networkMode: "always",
			retry: false,
		});
});

test("queries that are saved for offline use also stay in memory", async () => {
	const { bannerQueries } = await import("../../../src/queries/banner");
	const { catalogueQueries } = await import("../../../src/queries/catalogue");
	const { customerQueries } = await import("../../../src/queries/customer");
	for (const options of [
		bannerQueries.sets(),
		catalogueQueries.categories(),
		catalogueQueries.brands(),
		customerQueries.profile(),
		dealQueries.popular(),
		dealQueries.byReferences(["PV_1"]),
		browseQueries.favourites(),
		historyQueries.list("canuse"),
		historyQueries.count(),
	])
		expect(options).toMatchObject({
			gcTime: Number.POSITIVE_INFINITY,
			meta: { persist: true },
		});
	const part = historyQueries.list("Used", { privilegeRef: "PV_1" });
	expect(part.meta).toEqual({ failure: "silent" });
});
