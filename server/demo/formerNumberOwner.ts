// The other phone of the scenario "moved": somebody registered the number there before (3 §4 Phone verification).
import type { NewCustomer } from "../store/member/customers";
import { scenarioCustomer } from "./scenarios";

/** The customer whose number a `moved` customer brings over, each with a number of its own; null for other scenarios. */
export function formerNumberOwner(
	mockUserId: string,
	now: Date,
): NewCustomer | null {
	const { scenario } = scenarioCustomer(mockUserId, now);
	return scenario === "moved"
		? scenarioCustomer(`standard-before-${mockUserId}`.slice(0, 100), now)
		: null;
}
