// The tier of card and badge: Plus by the profile, else the token's tier (1 §3, 3 §1).
import type { Customer } from "../../contract/customer";
import { isPlus, type Tier, tierBySetter } from "../../domain/session/tier";

export const profileTier = ({
	tier,
	tier_name,
}: Pick<Customer, "tier" | "tier_name">): Tier | "Plus" =>
	isPlus(tier_name) ? "Plus" : tierBySetter(tier);
