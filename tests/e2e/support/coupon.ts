// A coupon that a test starts from, and the claims that it ends with: past the app, through the API.
import { couponCodeDetail } from "../../../src/contract/code";
import {
	type HistoryPart,
	historyParts,
	historyRedeem,
} from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import type { ApiClient } from "../../support/apiClient";

async function claim(api: ApiClient, Reference: string, IsUsed: boolean) {
	const { transaction_id } = await api.call(submitRedeemCouponCodeV2, {
		Reference,
		Amount: 1,
		IsUsed,
	});
	return transaction_id;
}

/** Claims a privilege to keep it; gives the transaction id. */
export const claimForLater = (api: ApiClient, reference: string) =>
	claim(api, reference, false);

/** Claims a privilege and starts its clock where it has one; gives the transaction id. */
export async function runningCoupon(
	api: ApiClient,
	reference: string,
): Promise<string> {
	const transaction_id = await claim(api, reference, true);
	await api.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction_id,
		Start_Countdown: true,
	});
	return transaction_id;
}

/** A part of the customer's history as the store has it, its first hundred items. */
export async function historyOf(api: ApiClient, UsePrivilege: HistoryPart) {
	const page = { PageNumber: 1, ItemsPerPage: 100 };
	const { items } = await api.call(historyRedeem, { ...page, UsePrivilege });
	return items;
}

/** Every claim the store has of this customer, by its transaction. */
export async function claimsOf(api: ApiClient) {
	const parts = await Promise.all(
		historyParts.map((part) => historyOf(api, part)),
	);
	return new Map(parts.flat().map((item) => [item.ext_transaction_id, item]));
}

export const claimIdsOf = async (api: ApiClient) => [
	...(await claimsOf(api)).keys(),
];
