// The order of a delivered prize: one-time code, rules, stock and delivery in one transaction (2 §4 Delivery flow).
import { ruleError } from "../../rules/apiError";
import { fullAddress, placeOf } from "../../rules/places";
import type { Database } from "../connection/database";
import { addressesOf } from "../member/addresses";
import type { KeyedScope } from "../member/customers";
import {
	checkOneTimeCode,
	consumeOneTimeCode,
	type SubmittedCode,
} from "../member/oneTimeCodes";
import { claims, deliveries } from "../schema/schema";
import {
	findClaimable,
	lockClaimable,
	lowerStockStatement,
} from "./claimPrivilege";
import { planDelivery } from "./deliveries";
import { newTransactionId } from "./newCodes";

/** The newest saved address as a delivery label. Throws 20000 if there is none. */
async function deliveryAddressOf(tx: Database, sub: string) {
	const [address] = await addressesOf(tx, sub);
	const place =
		address &&
		placeOf(address.province_id, address.district_id, address.subdistrict_id);
	if (!address || !place)
		throw ruleError(
			"กรุณากรอกที่อยู่จัดส่งก่อน",
			"Please enter a delivery address first.",
		);
	return {
		first_name: address.first_name,
		last_name: address.last_name,
		mobile: address.contactno,
		fulladdress: fullAddress(
			address.address,
			place,
			address.postalcode,
			address.remark.trim(),
		),
	};
}

/** Orders a prize with a one-time code and returns the transaction id, the same one for the same code and prize. Throws 10018, 20000, 40002, 40003 and 40009, before any write except the count of a wrong attempt. */
export async function orderPrize(
	scope: KeyedScope,
	request: SubmittedCode & { Reference: string },
): Promise<string> {
	const { db, customer, now } = scope;
	const { privilege_id } = await findClaimable(db, request.Reference);
	const purpose = `prize ${privilege_id}`;
	const code = await checkOneTimeCode(scope, request, purpose);
	if (code.claim_id !== "") return code.claim_id;
	// The privilege is locked after the code is checked, so that a wrong attempt does not make other claims wait.
	const { limit_group } = await lockClaimable(scope, request.Reference, {
		isOrder: true,
	});
	const label = await deliveryAddressOf(db, customer.sub);

	const transaction_id = newTransactionId();
	const plan = planDelivery(now);
	await db.insert(claims).values({
		transaction_id,
		sub: customer.sub,
		imei: customer.imei,
		privilege_id,
		limit_group,
		code: "",
		claimed_at: now,
		wants_use_now: false,
		expires_at: plan.delivered_at,
		used_at: plan.delivered_at,
	});
	await db.insert(deliveries).values({ ...plan, ...label, transaction_id });
	await lowerStockStatement(db).execute({ privilege_id });
	const spent = { spent_on: purpose, claim_id: transaction_id };
	await consumeOneTimeCode(scope, code.transaction_id, spent);
	return transaction_id;
}
