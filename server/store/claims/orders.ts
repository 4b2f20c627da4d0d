// The order of a delivered prize: one-time code, rules, stock and delivery in one transaction (2 §4 Delivery flow).
import { privilegeType } from "../../../src/contract/privilegeFields";
import { claimRefused, refused } from "../../rules/apiError";
import { fullAddress, placeOf } from "../../rules/places";
import { onePrivilege } from "../catalogue/privileges";
import type { Database } from "../connection/openDatabase";
import { addressesOf } from "../member/addresses";
import { claims, deliveries } from "../schema/schema";
import { checkRules, lockPrivilege, takeStock } from "./claims";
import { newTransactionId } from "./codes";
import type { CustomerRow } from "./criteria";
import { deliveryPlan } from "./deliveries";
import { limitReason, stopping } from "./evaluateLimits";
import { countLimits } from "./limits";
import { checkCode, type GivenCode, spendCode } from "./oneTimeCodes";

/** The newest saved address, as a parcel's label. Refuses with 20000 where there is none. */
async function labelOf(tx: Database, sub: string) {
	const [address] = await addressesOf(tx, sub);
	const place =
		address &&
		placeOf(address.province_id, address.district_id, address.subdistrict_id);
	if (!address || !place)
		throw refused(
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
 * Orders a prize against a one-time code and returns the claim's transaction
 * id. The same code and prize once more (a lost reply) get the same order;
 * a rule that says no leaves the code unspent. Refuses with 10018, 20000,
 * 40002, 40003 and 40009; nothing is written before a refusal but a wrong try.
 */
export async function orderPrize(
	tx: Database,
	request: GivenCode & { Reference: string },
	customer: CustomerRow,
	secret: string,
	now: Date,
): Promise<string> {
	const { privilege: wanted } = await onePrivilege(tx, request.Reference);
	const purpose = `prize ${wanted.privilege_id}`;
	// The code before the privilege: a wrong try holds up nobody else's claim.
	const code = await checkCode(tx, customer.sub, request, purpose, secret, now);
	if (code.claim_id !== "") return code.claim_id;
	const privilege = await lockPrivilege(tx, wanted.alt_reference);
	if (privilege.type !== privilegeType.physical)
		throw refused(
			"สิทธิ์นี้ไม่ใช่ของรางวัลจัดส่ง",
			"This privilege is not a delivered prize.",
		);
	await checkRules(tx, privilege, customer, now);
	const stop = stopping(await countLimits(tx, privilege, customer, now));
	if (stop) throw claimRefused(limitReason(stop));
	const label = await labelOf(tx, customer.sub);

	const transaction_id = newTransactionId();
	const plan = deliveryPlan(transaction_id, now);
	await tx.insert(claims).values({
		transaction_id,
		sub: customer.sub,
		imei: customer.imei,
		privilege_id: privilege.privilege_id,
		limit_group: privilege.limit_group,
		code: "",
		claimed_at: now,
		wants_use_now: false,
		expires_at: plan.delivered_at,
		used_at: plan.delivered_at,
	});
	await tx.insert(deliveries).values({ ...plan, ...label, transaction_id });
	await takeStock(tx, privilege.privilege_id);
	await spendCode(tx, code.transaction_id, purpose, transaction_id, now);
	return transaction_id;
}
