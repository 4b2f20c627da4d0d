// The shown tier: two mapping rules (1 §3).
import type { Customer } from "../../contract/customer";
import { type Tier, tierCode, tierNames } from "../../contract/tierNames";

/** The rule of the tier setter: Standard for an unknown value. */
export const tierOrStandard = (value: string): Tier =>
	tierOrEmpty(value) || "Standard";

/** The rule of the full state setter: "" for an unknown value; spaces around it and letter case do not count. */
export const tierOrEmpty = (value: string): Tier | "" =>
	tierNames.get(tierCode(value)) ?? "";

/** Whether the profile's tier name means Galaxy Gift Plus (1 §1). */
export const isPlus = (tierName: string): boolean => /\bplus\b/i.test(tierName);

/** The tier of a profile, which may be newer than that of the token (3 §1); the token's where the host leaves it out. */
export const memberTier = (
	{ tier, tier_name }: Pick<Customer, "tier" | "tier_name">,
	tierOfToken: Tier | "",
): Tier | "Plus" =>
	isPlus(tier_name)
		? "Plus"
		: (tier === "" && tierOfToken) || tierOrStandard(tier);
