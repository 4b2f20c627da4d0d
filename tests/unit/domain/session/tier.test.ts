// Proves the two rules that map tiers, and how the higher programme is recognised (1 §3).
import { expect, test } from "vitest";
import {
	isPlus,
	memberTier,
	tierOrEmpty,
	tierOrStandard,
} from "../../../../src/domain/session/tier";

test.each([
	["Tier 1", "Platinum", "Platinum"],
	["Tier 2", "Gold", "Gold"],
	["Tier 3", "Standard", "Standard"],
	[" Tier 1 ", "Platinum", "Platinum"],
	["TIER 2", "Gold", "Gold"],
	["Tier 4", "Standard", ""],
	["Platinum", "Standard", ""],
	["toString", "Standard", ""],
	["", "Standard", ""],
])(
	"%j is shown as %j by the setter, and as %j by the full state",
	(value, bySetter, byState) => {
		expect(tierOrStandard(value)).toBe(bySetter);
		expect(tierOrEmpty(value)).toBe(byState);
	},
);

test.each([
	["Galaxy Gift Plus", true],
	["PLUS", true],
	["Surplus", false],
	["Gold", false],
])("%j is the higher programme: %j", (name, plus) => {
	expect(isPlus(name)).toBe(plus);
});

test.each([
	["Tier 2", "Tier 2", "Platinum", "Gold"],
	["Tier 9", "", "Platinum", "Standard"],
	["Tier 1", "Galaxy Gift Plus", "Gold", "Plus"],
	["", "Galaxy Gift Plus", "Gold", "Plus"],
	["", "", "Gold", "Gold"],
	["", "", "", "Standard"],
] as const)(
	"a profile of %j, %j with a token of %j is %s",
	(tier, tier_name, tierOfToken, shown) => {
		expect(memberTier({ tier, tier_name }, tierOfToken)).toBe(shown);
	},
);
