// Manual calls: delete a customer by sub or mobile number (1 §7). Callers may delete themselves only.
import * as contract from "../../src/contract/manual";
import { notFound } from "../rules/apiError";
import { parseMobileNumber } from "../rules/mobileNumber";
import { deleteCustomer } from "../store/member/deleteCustomer";
import { type MutationContext, mutation } from "./defineCall";

async function deleteOwn(context: MutationContext, isOwn: boolean) {
	if (!isOwn) throw notFound();
	await deleteCustomer(context);
	return { status: "success" };
}

export const manualCalls = [
	mutation(
		contract.deleteUserBySub,
		({ sub }, context) => deleteOwn(context, sub === context.customer.sub),
		{ isExclusive: true },
	),
	mutation(
		contract.deleteUser,
		({ mobile_no }, context) => {
			const mobile = parseMobileNumber(mobile_no);
			return deleteOwn(context, mobile === context.customer.mobileno);
		},
		{ isExclusive: true },
	),
];
