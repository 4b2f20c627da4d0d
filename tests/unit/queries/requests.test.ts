// What the reads of the privileges area send, field by field (2 §7, 2 §9).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { bannerQueries } from "../../../src/queries/banner";
import { branchQueries } from "../../../src/queries/branch";
import { browseQueries } from "../../../src/queries/browse";
import { catalogueQueries } from "../../../src/queries/catalogue";
import { dealQueries } from "../../../src/queries/deals";
import { deliveryQueries } from "../../../src/queries/delivery";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { historyQueries } from "../../../src/queries/history";
import { privilegeQueries } from "../../../src/queries/privilege";
import { searchQueries } from "../../../src/queries/search";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const client = new QueryClient({
	defaultOptions: { queries: { retry: false } },
});
beforeEach(() => {
	forgetApi();
	client.clear();
});

/** The server's own sort order (2 §7). */
const unordered = {
	OrderBy_Character: {
		isOrder_By_Character: false,
		OrderBy_Character_Th_First: false,
	},
	OrderBy_Point: { isOrder_By_Point: false, OrderBy_Point_Asc: false },
};
const reference = { Privilege_Alt_Reference: "PV_1" };
const place = { lat: 13.75, lng: 100.5 };
const read = (query: object) =>
	client.query(query as Parameters<typeof client.query>[0]);
const readPages = (query: object) =>
	client.infiniteQuery(query as Parameters<typeof client.infiniteQuery>[0]);

test.each<[string, () => Promise<unknown>, object]>([
	["GetSetBanner", () => read(bannerQueries.sets()), { limit: 100 }],
	[
		"getPrivilegeListV3",
		() => readPages(browseQueries.byCategory("2", "21")),
		{
			...{ parent_category_id: 2, sub_category_id: 21 },
			...{ page_number: 1, items_per_page: 25, ...unordered },
		},
	],
	[
		"getPrivilegeListV3",
		() => readPages(browseQueries.byCategory("FOOD", "TEA-1")),
		{
			...{ parent_category_id: "FOOD", sub_category_id: "TEA-1" },
			...{ page_number: 1, items_per_page: 25, ...unordered },
		},
	],
	[
		"getPrivilegeListV3",
		() => read(dealQueries.popular()),
		{
			...{ parent_category_id: 0, sub_category_id: 0 },
			...{ page_number: 1, items_per_page: 12 },
			OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
		},
	],
	["getParentCategoryList", () => read(catalogueQueries.categories()), {}],
	["GetBrandList", () => read(catalogueQueries.brands()), {}],
	["SearchKeywordList", () => read(searchQueries.keywords()), { limit: 40 }],
	[
		"getPrivilegeListByReferenceListV2",
		() => read(dealQueries.byReferences(["PV_1", "PV_2"])),
		{ Alt_Reference: ["PV_1", "PV_2"], ...unordered },
	],
	[
		"getPrivilegeListByBrandV2",
		() => read(browseQueries.byBrand("7")),
		{ Brand_Id: "7", ...unordered },
	],
	[
		"getDealNearMe",
		() => read(browseQueries.nearMe(place)),
		{ Location_Lat: 13.75, Location_Long: 100.5, ...unordered },
	],
	[
		"getFavoritePrivilegeListV2",
		() => read(browseQueries.favourites()),
		unordered,
	],
	[
		"getSubCategoryList",
		() => read(browseQueries.subCategories("2")),
		{ parentCategory: 2 },
	],
	[
		"getSubCategoryList",
		() => read(browseQueries.subCategories("FOOD")),
		{ parentCategory: "FOOD" },
	],
	[
		"PrivilegeGroupDetailV2",
		() => read(groupDealQueries.detail("PVG_1")),
		{ pvg_ref: "PVG_1" },
	],
	["Search", () => read(searchQueries.results("tea")), { Keyword: "tea" }],
	["DetailV2", () => read(privilegeQueries.detail("PV_1")), reference],
	["CheckStock", () => read(privilegeQueries.stock("PV_1")), reference],
	["CheckLimit", () => read(privilegeQueries.limits("PV_1")), reference],
	[
		"Redeem",
		() => readPages(historyQueries.list("Used", { privilegeRef: "PV_1" })),
		{
			...{ PageNumber: 1, ItemsPerPage: 25 },
			...{ UsePrivilege: "Used", RewardAltRef: "PV_1" },
		},
	],
	["CountRedeem", () => read(historyQueries.count()), {}],
	[
		"GetTrackingStatus",
		() => read(deliveryQueries.tracking("T1")),
		{ Ticket_Id: "T1" },
	],
	[
		"GetDistrict",
		() => read(deliveryQueries.districts("10")),
		{ Province_Id: "10" },
	],
	[
		"GetSubDistrict",
		() => read(deliveryQueries.subDistricts("1001")),
		{ District_Id: "1001" },
	],
	[
		"GetBranchTab",
		() => read(branchQueries.tab("7", "1")),
		{ brand_id: "7", privilege_id: "1" },
	],
	[
		"GetBranchNearMe",
		() => read(branchQueries.near("7", place)),
		{ brand_id: "7", lat: "13.75", lng: "100.5" },
	],
])("%s", async (name, send, request) => {
	api(name, () => Promise.reject(new ApiFailure({ reason: "timeout" })));
	await send().catch(() => undefined);
	// The signal ends the request when its page is left.
	const options = { signal: expect.any(AbortSignal) };
	expect(calls).toEqual([{ name, request, options }]);
});
