// A coupon that a test starts from: claimed past the app, through the API, so that the test begins where it matters.
import { couponCodeDetail } from "../../../src/contract/code";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import type { ApiClient } from "../../support/apiClient";

/** Claims a privilege to keep it; gives the transaction id. */
export async function claimForLater(
	api: ApiClient,
	reference: string,
): Promise<string> {
	const { transaction_id } = await api.call(submitRedeemCouponCodeV2, {
		Reference: reference,
		Amount: 1,
		IsUsed: false,
	});
	return transaction_id;
}

/** Claims a privilege and starts its clock where it has one; gives the transaction id. */
export async function runningCoupon(
	api: ApiClient,
	reference: string,
): Promise<string> {
	const { transaction_id } = await api.call(submitRedeemCouponCodeV2, {
		Reference: reference,
		Amount: 1,
		IsUsed: true,
	});
	await api.call(couponCodeDetail, {
		CPC_Transaction_Id: transaction_id,
		Start_Countdown: true,
	});
	return transaction_id;
}
