// The other customer of the scenario "moved", who registered the number before (3 §4 Phone verification).
import type { NewCustomer } from "../store/member/customers";
import { scenarioCustomer } from "./scenarios";

/** The former owner of a `moved` customer's number; null for other scenarios. */
export function formerNumberOwner(
	mockUserId: string,
	now: Date,
): NewCustomer | null {
	const { scenario } = scenarioCustomer(mockUserId, now);
	return scenario === "moved"
		? scenarioCustomer(`standard-before-${mockUserId}`.slice(0, 100), now)
		: null;
}
