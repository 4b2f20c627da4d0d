// A privilege as the claim flow needs it (2 §4).
import type { Privilege } from "../../contract/privilegeFields";
import type { ClaimSubject } from "../../domain/claim/claimFlow";

const activityUses = ["announcement", "end_tier"];

export const claimSubject = (privilege: Privilege): ClaimSubject => ({
	activity: privilege.extrapayload.some(
		({ key, string_val }) =>
			key === "used_for" && activityUses.includes(string_val),
	),
	hasClock: privilege.reserve_timeout > 0,
});
