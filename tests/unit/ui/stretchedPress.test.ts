// @vitest-environment node
// Proves that a card with one action can be pressed on its whole area until the press ends, although scaling the pressed element would shrink the area to its box.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The declarations of the rule with this selector. */
function ruleOf(sheet: string, selector: string): string {
	const css = `\n${readFileSync(`src/features/${sheet}.module.css`, "utf8")}`;
	const [, rule = ""] = css.split(`\n${selector} {`);
	return rule.slice(0, rule.indexOf("}"));
}

// The bug: a press on the picture or the name of a coupon had no effect, since only its button took presses.
test.each([
	[
		"reward/history/HistoryCard",
		...[".foot > button:enabled::before", ".foot > button:active"],
	],
	["browse/BranchDeals", ".title::after", ".title:active:active"],
])("in %s, %s is stretched and stays stretched", (sheet, area, pressed) => {
	expect(ruleOf(sheet, area)).toContain("inset: 0;");
	expect(ruleOf(sheet, pressed)).toContain("scale: none;");
});

test("the stretched area of a coupon's button is the card", () => {
	const sheet = "reward/history/HistoryCard";
	expect(ruleOf(sheet, ".foot > button:enabled")).toContain("position: static");
	expect(ruleOf(sheet, ".card")).toContain("position: relative");
});
