// @vitest-environment node
// Proves that a card with one action takes the press of its whole area, to the end of the press: while the pressed element is scaled, its area would be its own box again.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The declarations of the rule with this selector. */
function ruleOf(sheet: string, selector: string): string {
	const css = `\n${readFileSync(`src/features/${sheet}.module.css`, "utf8")}`;
	const [, rule = ""] = css.split(`\n${selector} {`);
	return rule.slice(0, rule.indexOf("}"));
}

// The bug: a press on the picture or the name of a coupon did nothing, since its button alone took it.
test.each([
	[
		"reward/history/HistoryCard",
		...[".foot > button:enabled::before", ".foot > button:active"],
	],
	["browse/BranchDeals", ".title::after", ".title:active:active"],
])("in %s, %s is stretched and stays so", (sheet, area, pressed) => {
	expect(ruleOf(sheet, area)).toContain("inset: 0;");
	expect(ruleOf(sheet, pressed)).toContain("scale: none;");
});

test("what holds the coupon's button is the card, not the button", () => {
	const sheet = "reward/history/HistoryCard";
	expect(ruleOf(sheet, ".foot > button:enabled")).toContain("position: static");
	expect(ruleOf(sheet, ".card")).toContain("position: relative");
});
