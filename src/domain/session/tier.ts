// The tier a customer is shown as: the two mapping rules (1 §3).
import { ownValue } from "../app/ownValue";

export type Tier = "Platinum" | "Gold" | "Standard";

const tiers: Record<string, Tier> = {
	"Tier 1": "Platinum",
	"Tier 2": "Gold",
	"Tier 3": "Standard",
};

/** The tier setter's rule: anything unknown shows as Standard. */
export function tierBySetter(value: string): Tier {
	return tierByState(value) || "Standard";
}

/** The full state setter's rule: anything unknown shows as nothing. */
export function tierByState(value: string): Tier | "" {
	return ownValue(tiers, value) ?? "";
}

/** The higher programme with a branding of its own, by the name the profile gives (1 §1). */
export function isPlus(tierName: string): boolean {
	return /\bplus\b/i.test(tierName);
}
