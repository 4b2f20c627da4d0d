// The order of a delivered prize: one-time code, rules, stock and delivery in one transaction (2 §4 Delivery flow).
import { privilegeType } from "../../../src/contract/privilegeFields";
import { ruleError } from "../../rules/apiError";
import { fullAddress, placeOf } from "../../rules/places";
import type { Database } from "../connection/openDatabase";
import { addressesOf } from "../member/addresses";
import { claims, deliveries } from "../schema/schema";
import {
	checkClaimRules,
	decrementStock,
	findClaimable,
	lockWithinLimits,
} from "./claimPrivilege";
import { newTransactionId } from "./codes";
import type { CustomerRow } from "./criteria";
import { planDelivery } from "./deliveries";
import {
	checkOneTimeCode,
	consumeOneTimeCode,
	type SubmittedCode,
} from "./oneTimeCodes";

/** The newest saved address as a delivery label. Throws 20000 where there is none. */
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
		fulladdress: fullAddress(address.address, place, address.postalcode),
	};
}

/**
 * Orders a prize with a one-time code and returns the transaction id. The same code
 * and prize again return the same order; a broken rule leaves the code unused. Throws
 * 10018, 20000, 40002, 40003 and 40009, before any write but a wrong attempt.
 */
export async function orderPrize(
	tx: Database,
	request: SubmittedCode & { Reference: string },
	customer: CustomerRow,
	secret: string,
	now: Date,
): Promise<string> {
	const privilege = await findClaimable(tx, request.Reference);
	const { privilege_id } = privilege;
	const purpose = `prize ${privilege_id}`;
	const code = await checkOneTimeCode(
		tx,
		customer.sub,
		request,
		purpose,
		secret,
		now,
	);
	if (code.claim_id !== "") return code.claim_id;
	if (privilege.type !== privilegeType.physical)
		throw ruleError(
			"สิทธิ์นี้ไม่ใช่ของรางวัลจัดส่ง",
			"This privilege is not a delivered prize.",
		);
	await checkClaimRules(tx, privilege, customer, now);
	// Late, so that a wrong attempt blocks no other claim.
	const { limit_group } = await lockWithinLimits(
		tx,
		privilege_id,
		customer,
		now,
	);
	const label = await deliveryAddressOf(tx, customer.sub);

	const transaction_id = newTransactionId();
	const plan = planDelivery(transaction_id, now);
	await tx.insert(claims).values({
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
	await tx.insert(deliveries).values({ ...plan, ...label, transaction_id });
	await decrementStock(tx, privilege_id);
	await consumeOneTimeCode(
		tx,
		code.transaction_id,
		purpose,
		transaction_id,
		now,
	);
	return transaction_id;
}
