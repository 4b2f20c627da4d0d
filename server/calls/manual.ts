// Manual calls: delete a customer by sub or mobile number (1 §7). Callers may delete themselves only.
import * as contract from "../../src/contract/manual";
import { notFound } from "../rules/apiError";
import { parseMobileNumber } from "../rules/mobileNumber";
import type { Database } from "../store/connection/database";
import type { CustomerRow } from "../store/member/customers";
import { deleteCustomer } from "../store/member/deleteCustomer";
import { mutation } from "./defineCall";

async function deleteOwn(db: Database, customer: CustomerRow, isOwn: boolean) {
	if (!isOwn) throw notFound();
	await deleteCustomer(db, customer);
	return { status: "success" };
}

export const manualCalls = [
	mutation(contract.deleteUserBySub, async ({ sub }, { db, customer }) =>
		deleteOwn(db, customer, sub === customer.sub),
	),
	mutation(contract.deleteUser, async ({ mobile_no }, { db, customer }) =>
		deleteOwn(db, customer, parseMobileNumber(mobile_no) === customer.mobileno),
	),
];
