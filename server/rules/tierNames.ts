// The names of the membership tiers (1 §3).

export const tierNames: Record<string, string> = {
	"Tier 1": "Platinum",
	"Tier 2": "Gold",
	"Tier 3": "Standard",
};
