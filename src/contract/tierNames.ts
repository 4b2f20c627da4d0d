// The names of the membership tiers (1 §3).

export type Tier = "Platinum" | "Gold" | "Standard";

export const tierNames: ReadonlyMap<string, Tier> = new Map([
	["Tier 1", "Platinum"],
	["Tier 2", "Gold"],
	["Tier 3", "Standard"],
]);

/** The tier that a text names, in any letter case and with spaces around it; other texts unchanged. */
export const tierCode = (text: string): string =>
	text.trim().replace(/^tier/i, "Tier");
