// Claims and reads a customer's coupons through the API instead of the app, to prepare and check a test.
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

/** Claims a privilege for later use; returns the transaction id. */
export const claimForLater = (api: ApiClient, reference: string) =>
	claim(api, reference, false);

/** Claims a privilege and starts its countdown if it has one; returns the transaction id. */
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

/** The first hundred items of a part of the customer's history, as the server has them. */
export async function historyOf(api: ApiClient, UsePrivilege: HistoryPart) {
	const page = { PageNumber: 1, ItemsPerPage: 100 };
	const { items } = await api.call(historyRedeem, { ...page, UsePrivilege });
	return items;
}

/** All claims of this customer on the server, by transaction id. */
export async function claimsOf(api: ApiClient) {
	const parts = await Promise.all(
		historyParts.map((part) => historyOf(api, part)),
	);
	return new Map(parts.flat().map((item) => [item.ext_transaction_id, item]));
}

export const claimIdsOf = async (api: ApiClient) => [
	...(await claimsOf(api)).keys(),
];
