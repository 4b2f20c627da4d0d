// The names of the membership tiers (1 §3).

export type Tier = "Platinum" | "Gold" | "Standard";

export const tierNames: ReadonlyMap<string, Tier> = new Map([
	["Tier 1", "Platinum"],
	["Tier 2", "Gold"],
	["Tier 3", "Standard"],
]);
