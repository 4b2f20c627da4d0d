// Which card and badge a profile wears: Plus by the profile's own word, else the token's tier (1 §3, 3 §1).
import type { Customer } from "../../contract/customer";
import { isPlus, type Tier, tierBySetter } from "../../domain/session/tier";

/** The tier of a customer. */
export const profileTier = ({
	tier,
	tier_name,
}: Pick<Customer, "tier" | "tier_name">): Tier | "Plus" =>
	isPlus(tier_name) ? "Plus" : tierBySetter(tier);
