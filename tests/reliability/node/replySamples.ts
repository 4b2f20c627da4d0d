// Real replies of the reference API, one or more of every call that can be asked for, for the trials with wrong shapes.
import { couponCodeDetail } from "../../../src/contract/code";
import type { Endpoint } from "../../../src/contract/endpoint";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { deal } from "../../api/support/deals";
import { newMockUserId, startTestServer } from "../../api/support/testServer";
import { endpoints } from "../../support/endpoints";

export interface ReplySample {
	endpoint: Endpoint;
	data: unknown;
}

const page = { PageNumber: 1, ItemsPerPage: 25 };
const here = { lat: 13.7463, lng: 100.5347 };

/** What each call is asked with, by the last part of its path; the others take nothing. */
const requests: Record<string, object[]> = {
	Landing: [{ mock_user_id: "platinum-shape" }],
	Detail: [
		{ Privilege_Alt_Reference: deal("countdown"), alt_reference: "AR_1001" },
		{ Privilege_Alt_Reference: deal("soldOut"), alt_reference: "AR_1004" },
	],
	DetailV2: (["countdown", "physical", "customerDay"] as const).map((name) => ({
		Privilege_Alt_Reference: deal(name),
	})),
	CheckStock: [{ Privilege_Alt_Reference: deal("lastOne") }],
	CheckLimit: [{ Privilege_Alt_Reference: deal("customerDay") }],
	Redeem: ["canuse", "Used"].map((UsePrivilege) => ({ ...page, UsePrivilege })),
	getPrivilegeListV3: [
		{
			...{ parent_category_id: 0, sub_category_id: 0 },
			...{ page_number: 1, items_per_page: 25 },
		},
	],
	getPrivilegeListByReferenceListV2: [{ Alt_Reference: [deal("plain")] }],
	getPrivilegeListByBrandV2: [{ Brand_Id: "1" }],
	getSubCategoryList: [{ parentCategory: 1 }],
	getDealNearMe: [{ Location_Lat: here.lat, Location_Long: here.lng }],
	PrivilegeGroupDetailV2: [{ pvg_ref: "PVG_1001" }],
	Search: [{ Keyword: "กาแฟ" }],
	GetDistrict: [{ Province_Id: 10 }],
	GetSubDistrict: [{ District_Id: 1001 }],
	GetBranchNearMe: [{ brand_id: "1", ...here }],
	GetAllBranch: [{ brand_id: "1" }],
	GetBranchTab: [{ brand_id: "1", privilege_id: "1001" }],
	GetArticleDetail: [{ alt_reference: "AR_1002" }],
	GetArticleList: [{ category_name: "FAQ" }],
	GetAnnouncementList: [{ announcement_type: "News" }],
	GetDynamicSurvey: [{ Alt_Reference: "SVY_1001" }],
	GetGameHistory: [{ name: "space", page: 1, limit: 99 }],
	GetRankSummary: [{ name: "space", limit: 10 }],
	AddOrRemoveFavoritePrivilege: [
		{ Content_Type: 1000, Content_Ref: deal("plain") },
	],
};

/** The first items of each list: every one has the same shape. */
function shortened(data: unknown): unknown {
	if (typeof data !== "object" || data === null) return data;
	if (Array.isArray(data)) return data.slice(0, 3).map(shortened);
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => [key, shortened(value)]),
	);
}

/** What is claimed first, for its code, its use and a history. */
const claimed = ["plain", "urlLink", "onlineCode", "countdown", "ean"] as const;

/** Asks a server in this process for everything once, as a customer with a history. */
export async function replySamples(): Promise<ReplySample[]> {
	const api = await startTestServer();
	try {
		const { client } = api;
		const me = await client.signIn(newMockUserId("full"));
		const samples: ReplySample[] = [];
		const ask = async (endpoint: Endpoint, request: object) => {
			const session = endpoint.token === "none" ? undefined : me;
			const { status, body } = await client.send(endpoint, request, session);
			if (status !== 200) return;
			samples.push({ endpoint, data: shortened(Object(body).data) });
		};
		const ids: string[] = [];
		for (const name of claimed) {
			const request = {
				Reference: deal(name),
				Amount: 1,
				IsUsed: true,
			} as const;
			const data = await client.ask(submitRedeemCouponCodeV2, request, me);
			samples.push({ endpoint: submitRedeemCouponCodeV2, data });
			ids.push(data.transaction_id);
		}
		for (const id of ids)
			await ask(couponCodeDetail, {
				CPC_Transaction_Id: id,
				Start_Countdown: true,
			});
		// A deleted customer has no replies more.
		for (const endpoint of endpoints.filter(
			(it) => !it.path.includes("/Manual/"),
		)) {
			const name = endpoint.path.split("/").at(-1) ?? "";
			for (const request of requests[name] ?? [{}])
				await ask(endpoint, request);
		}
		await ask(updateUsedPrivilege, { Transaction_Id: ids[0] });
		return samples;
	} finally {
		await api.stop();
	}
}
