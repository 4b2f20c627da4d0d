// Collects real replies of the reference API, at least one of every call that can be requested, for the trials with wrong shapes.
import { decodeJwt } from "jose";
import * as v from "valibot";
import { refreshToken } from "../../../src/contract/authentication";
import { couponCodeDetail } from "../../../src/contract/code";
import {
	addCustomerAddress,
	getTrackingStatus,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { done, ignored } from "../../../src/contract/fields";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { uploadImageProfile } from "../../../src/contract/profile";
import { requestOtp, verifyOtp } from "../../../src/contract/sms";
import { homeAddress } from "../../api/support/address";
import { deal } from "../../api/support/deals";
import { codeTo, newMobile } from "../../api/support/inbox";
import {
	minute,
	newMockUserId,
	startTestServer,
} from "../../api/support/testServer";
import { endpoints } from "../../support/endpoints";
import { nth } from "../../support/nth";

export interface ReplySample {
	endpoint: Endpoint;
	data: unknown;
}

const page = { PageNumber: 1, ItemsPerPage: 25 };
const here = { lat: 13.7463, lng: 100.5347 };

/** The requests of each call by the last part of its path; other calls need no fields. */
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
	InstructionforUseDetail: [{ article_ref: "AR_1201" }],
	GetTutorialDetail: [{ tutorial_id: "1" }],
	TutorialProgress: [{ timestamp: 1 }],
	SubmitTermsofService: [{ list_consent: [] }],
	VerifyMobileNo: [{ MobileNo: "0812345678" }],
	AddOrRemoveFavoritePrivilege: [
		{ Content_Type: 1000, Content_Ref: deal("plain") },
	],
};

/** Calls that need values from replies of the others, and the upload of a picture, which is multipart. */
const apart: readonly Endpoint[] = [
	...[submitRedeemCouponCodeV2, couponCodeDetail, updateUsedPrivilege],
	...[requestOtp, verifyOtp, submitRedeemPhysicalV2, getTrackingStatus],
	...[refreshToken, uploadImageProfile],
];
/** Whether a call is requested in the main loop: no deletion of the customer, and no reply that the app ignores. */
const isAsked = (endpoint: Endpoint) =>
	!endpoint.path.includes("/Manual/") &&
	endpoint.reply !== ignored &&
	endpoint.reply !== done &&
	!apart.includes(endpoint);

/** Keeps only the first three items of each list, since all have the same shape. */
function shortened(data: unknown): unknown {
	if (typeof data !== "object" || data === null) return data;
	if (Array.isArray(data)) return data.slice(0, 3).map(shortened);
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => [key, shortened(value)]),
	);
}

/** The privileges that are claimed first, so that there are codes and a history. */
const claimed = ["plain", "urlLink", "onlineCode", "countdown", "ean"] as const;

/** Makes all calls to a server in this process as a customer with a history. Throws when a call fails. */
export async function replySamples(): Promise<ReplySample[]> {
	const api = await startTestServer();
	try {
		const { client } = api;
		const me = await client.signIn(newMockUserId("full"));
		const samples: ReplySample[] = [];
		const ask = async <E extends Endpoint>(
			endpoint: E,
			request: v.InferInput<E["request"]> & object,
		) => {
			const session = endpoint.token === "none" ? undefined : me;
			const data = await client.ask(endpoint, request, session);
			samples.push({ endpoint, data: shortened(data) });
			return data;
		};
		const ids: string[] = [];
		for (const name of claimed) {
			const { transaction_id } = await ask(submitRedeemCouponCodeV2, {
				...{ Reference: deal(name), Amount: 1, IsUsed: true },
			});
			ids.push(transaction_id);
		}
		for (const id of ids)
			await ask(couponCodeDetail, {
				CPC_Transaction_Id: id,
				Start_Countdown: true,
			});
		for (const endpoint of endpoints.filter(isAsked)) {
			const name = endpoint.path.split("/").at(-1) ?? "";
			for (const request of requests[name] ?? [{}])
				await ask(endpoint, request);
		}
		await ask(updateUsedPrivilege, { Transaction_Id: nth(ids) });
		const MobileNo = newMobile();
		const sendCode = async () => {
			const { transactionid } = await ask(requestOtp, { MobileNo });
			const OTP = await codeTo(api, MobileNo);
			return { MobileNo, OTP, TransactionId: transactionid };
		};
		await client.ask(addCustomerAddress, homeAddress, me);
		const order = await ask(submitRedeemPhysicalV2, {
			...(await sendCode()),
			Reference: deal("physical"),
		});
		await ask(getTrackingStatus, { Ticket_Id: order.transaction_id });
		api.clock.now += 2 * minute;
		await ask(verifyOtp, await sendCode());
		const claims = decodeJwt(me.token);
		await ask(refreshToken, v.parse(refreshToken.request, claims));
		return samples;
	} finally {
		await api.stop();
	}
}
