// Manual calls: a customer deleted by sub or by mobile number (1 §7). Each caller may delete themselves; anybody else's is not found.
import * as contract from "../../src/contract/manual";
import { notFound } from "../rules/apiError";
import type { CustomerRow } from "../store/claims/criteria";
import { mobileDigits } from "../store/claims/oneTimeCodes";
import type { Database } from "../store/connection/openDatabase";
import { deleteCustomer } from "../store/member/deletion";
import { writes } from "./defineCall";

async function deleteOwn(
	db: Database,
	customer: CustomerRow,
	isOwn: boolean,
): Promise<{ status: string }> {
	if (!isOwn) throw notFound();
	await deleteCustomer(db, customer);
	return { status: "success" };
}

export const manualCalls = [
	writes(contract.deleteUserBySub, async ({ sub }, { db, customer }) =>
		deleteOwn(db, customer, sub === customer.sub),
	),
	writes(contract.deleteUser, async ({ mobile_no }, { db, customer }) =>
		deleteOwn(db, customer, mobileDigits(mobile_no) === customer.mobileno),
	),
];
