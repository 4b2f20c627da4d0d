// @vitest-environment node
// Proves that a host's word that is longer than its line is broken, so that its grid or row does not grow beyond the page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The declarations of a class. */
const ruleOf = (sheet: string, name: string) =>
	new RegExp(`\n\\.${name} {([^}]*)}`).exec(
		readFileSync(`src/${sheet}.css`, "utf8"),
	)?.[1] ?? "";

test.each([
	["ui/base", "columns"],
	["ui/base", "column"],
	["ui/base", "grow"],
	["ui/form/Chip.module", "chip"],
	["ui/layout/PageHeader.module", "title"],
	["components/lists/BrandGrid.module", "brand"],
	["components/lists/SectionTitle.module", "title"],
	["components/survey/survey.module", "section"],
	["components/survey/survey.module", "question"],
	["features/articles/Faq.module", "title"],
	["features/browse/BranchDeals.module", "words"],
	["features/articles/VideoFrame.module", "poster"],
	["features/search/Search.module", "brandWords"],
	["features/search/Search.module", "chips > li"],
])("in %s, .%s breaks long words", (sheet, name) => {
	expect(ruleOf(sheet, name)).toMatch(
		/minmax\(0, 1fr\)|^\s*min-width: 0;|composes: [^;]*\bgrow\b/m,
	);
});

test("the text of a chip wraps, except in a row that scrolls sideways", () => {
	const chip = ruleOf("ui/form/Chip.module", "chip");
	expect(chip).toContain("overflow-wrap: anywhere;");
	expect(chip).not.toMatch(/nowrap|flex: none/);
	expect(ruleOf("ui/form/Chip.module", "row > .chip")).toMatch(/nowrap/);
});

test("a host's long code and reference on an error page break", () => {
	expect(ruleOf("features/entry/entry.module", "codes")).toContain(
		"overflow-wrap: anywhere;",
	);
});

test("a video's poster grows beyond its ratio for a large text, so that nothing is cut off", () => {
	const sheet = "features/articles/VideoFrame.module";
	expect(ruleOf(sheet, "poster")).not.toContain("overflow");
	expect(ruleOf(sheet, "words")).toContain("overflow-wrap: anywhere;");
});
