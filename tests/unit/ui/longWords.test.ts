// @vitest-environment node
// Proves that a host's word that is longer than its line breaks: the grid or row that holds it does not grow beyond the page.
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
])("%s .%s", (sheet, name) => {
	expect(ruleOf(sheet, name)).toMatch(
		/minmax\(0, 1fr\)|^\s*min-width: 0;|composes: [^;]*\bgrow\b/m,
	);
});

test("the words of a chip wrap, those of one in a row that scrolls sideways do not", () => {
	const chip = ruleOf("ui/form/Chip.module", "chip");
	expect(chip).toContain("overflow-wrap: anywhere;");
	expect(chip).not.toMatch(/nowrap|flex: none/);
	expect(ruleOf("ui/form/Chip.module", "row > .chip")).toMatch(/nowrap/);
});

test("the code and the reference of an error page break where a host's are longer than their line", () => {
	expect(ruleOf("features/entry/entry.module", "codes")).toContain(
		"overflow-wrap: anywhere;",
	);
});

test("a video's poster is higher than its ratio where a large text needs it: it cuts nothing off", () => {
	const sheet = "features/articles/VideoFrame.module";
	expect(ruleOf(sheet, "poster")).not.toContain("overflow");
	expect(ruleOf(sheet, "words")).toContain("overflow-wrap: anywhere;");
});
