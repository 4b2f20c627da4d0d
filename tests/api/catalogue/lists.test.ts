// Lists in replies: a list without pages, to which the documents give no name, is the data of the reply itself (docs/contract.md, named replies).
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	getHomePage,
	getSetBanner,
	getTopBanner,
} from "../../../src/contract/banner";
import { getBranchNearMe } from "../../../src/contract/branch";
import {
	getDealNearMe,
	getPrivilegeListByBrandV2,
	getSubCategoryList,
} from "../../../src/contract/browse";
import {
	getBrandList,
	getParentCategoryList,
	getPrivilegeListByReferenceListV2,
} from "../../../src/contract/deals";
import {
	getCustomerAddress,
	getDistrict,
	getProvince,
	getSubDistrict,
} from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { getFavoritePrivilegeListV2 } from "../../../src/contract/favourites";
import { getDetailV2 } from "../../../src/contract/privilege";
import { getProfileBanner } from "../../../src/contract/profile";
import { searchKeywordList } from "../../../src/contract/search";
import { getTermsofServiceList } from "../../../src/contract/terms";
import type { Session } from "../support/client";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let me: Session;
beforeAll(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterAll(() => api.stop());

test.each<[Endpoint, object]>([
	[getHomePage, {}],
	[getTopBanner, {}],
	[getSetBanner, {}],
	[getProfileBanner, {}],
	[getParentCategoryList, {}],
	[getSubCategoryList, { parentCategory: 1 }],
	[getBrandList, {}],
	[getPrivilegeListByBrandV2, { Brand_Id: "1" }],
	[getPrivilegeListByReferenceListV2, { Alt_Reference: ["PV_1001"] }],
	[getDealNearMe, { Location_Lat: 13.7466, Location_Long: 100.5347 }],
	[getFavoritePrivilegeListV2, {}],
	[searchKeywordList, {}],
	[getBranchNearMe, { brand_id: "1", lat: 13.7466, lng: 100.5347 }],
	[getProvince, {}],
	[getDistrict, { Province_Id: 10 }],
	[getSubDistrict, { District_Id: 1001 }],
	[getCustomerAddress, {}],
	[getTermsofServiceList, {}],
])("the data of $path is a list", async (endpoint, request) => {
	const { body } = await api.client.send(endpoint, request, me);
	const isEmpty =
		endpoint === getFavoritePrivilegeListV2 || endpoint === getCustomerAddress;
	expect(body).toEqual({
		status: "success",
		data: isEmpty ? [] : expect.arrayContaining([expect.any(Object)]),
	});
});

test("a privilege has the same type in a list as in its detail, so that lists can be filtered by type", async () => {
	const request = { Brand_Id: "1" };
	const cards = await api.client.ask(getPrivilegeListByBrandV2, request, me);
	expect(cards.length).toBeGreaterThan(1);
	for (const { alt_reference, type } of cards) {
		const detail = await api.client.ask(
			getDetailV2,
			{ Privilege_Alt_Reference: alt_reference },
			me,
		);
		expect([alt_reference, type]).toEqual([alt_reference, detail.type]);
	}
});
