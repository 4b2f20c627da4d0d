// Proves the two tier mapping rules and how the higher programme is recognised (1 §3).
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
	["Tier 4", "Standard", ""],
	["Platinum", "Standard", ""],
	["toString", "Standard", ""],
	["", "Standard", ""],
])(
	"%j shows as %j by the setter, %j by the full state",
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
	["Tier 2", "Tier 2", "Gold"],
	["Tier 9", "", "Standard"],
	["Tier 1", "Galaxy Gift Plus", "Plus"],
])("a profile of %j, %j is %s", (tier, tier_name, shown) => {
	expect(memberTier({ tier, tier_name })).toBe(shown);
});
