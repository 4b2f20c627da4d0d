// Names of a sentence: commas, and the word before the last one.
import { expect, test } from "vitest";
import { joinNames } from "../../../../../server/store/claims/evaluateCriteria";

test.each([
	[[], ""],
	[["Gold"], "Gold"],
	[["Platinum", "Gold"], "Platinum และ Gold"],
	[["Platinum", "Gold", "Standard"], "Platinum, Gold และ Standard"],
])("%j → %s", (names, text) => {
	expect(joinNames(names, "และ")).toBe(text);
});
