// Manual calls: delete a customer by sub or mobile number (1 §7). Callers may delete themselves only.
import * as contract from "../../src/contract/manual";
import { notFound } from "../rules/apiError";
import { parseMobileNumber } from "../rules/mobileNumber";
import { lockCustomer } from "../store/member/customers";
import { deleteCustomer } from "../store/member/deleteCustomer";
import { type MutationContext, mutation } from "./defineCall";

async function deleteOwn(context: MutationContext, isOwn: boolean) {
	if (!isOwn) throw notFound();
	await deleteCustomer(context);
	return { status: "success" };
}

export const manualCalls = [
	mutation(contract.deleteUserBySub, async ({ sub }, context) =>
		deleteOwn(context, sub === context.customer.sub),
	),
	mutation(contract.deleteUser, async ({ mobile_no }, context) => {
		const { db, customer } = context;
		const mobile = parseMobileNumber(mobile_no);
		// Another phone may have taken the number since the call began.
		const { mobileno } = await lockCustomer(db, customer.sub, "update");
		return await deleteOwn(context, mobile === mobileno);
	}),
];
