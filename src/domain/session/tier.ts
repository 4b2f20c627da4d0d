// The shown tier: two mapping rules (1 §3).
import { ownValue } from "../app/ownValue";

export type Tier = "Platinum" | "Gold" | "Standard";

const tiers: Record<string, Tier> = {
	"Tier 1": "Platinum",
	"Tier 2": "Gold",
	"Tier 3": "Standard",
};

/** The rule of the tier setter: Standard for an unknown value. */
export function tierOrStandard(value: string): Tier {
	return tierOrEmpty(value) || "Standard";
}

/** The rule of the full state setter: "" for an unknown value. */
export function tierOrEmpty(value: string): Tier | "" {
	return ownValue(tiers, value) ?? "";
}

/** Galaxy Gift Plus, by the profile's tier name (1 §1). */
export function isPlus(tierName: string): boolean {
	return /\bplus\b/i.test(tierName);
}
