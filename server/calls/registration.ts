// Registration, and dismissal of the tier expiry notice (3 §4, 3 §7).

import { updateExpirePopUp } from "../../src/contract/profile";
import { registerTermsofService } from "../../src/contract/terms";
import { registerMember } from "../store/member/registration";
import { dismissTierExpiryNotice } from "../store/member/welcome";
import { mutation } from "./defineCall";
import { termParts } from "./terms";

export const registrationCalls = [
	mutation(
		registerTermsofService,
		async (request, context) => {
			await registerMember(context, request);
			return { status: "success" };
		},
		{ partsOf: termParts },
	),
	// A timestamp in the future counts as now.
	mutation(updateExpirePopUp, async ({ timestamp }, { db, customer, now }) => {
		const at = new Date(Math.min(timestamp, now.getTime()));
		await dismissTierExpiryNotice(db, customer, at);
	}),
];
