// Names in a sentence are joined with commas, and with a word before the last name.
import { expect, test } from "vitest";
import { joinNames } from "../../../../../server/store/claims/evaluateCriteria";

test.each([
	[[], ""],
	[["Gold"], "Gold"],
	[["Platinum", "Gold"], "Platinum และ Gold"],
	[["Platinum", "Gold", "Standard"], "Platinum, Gold และ Standard"],
])("the names %j are joined as: %s", (names, text) => {
	expect(joinNames(names, "และ")).toBe(text);
});
