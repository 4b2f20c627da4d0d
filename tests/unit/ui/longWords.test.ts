// @vitest-environment node
// Proves that a host's word that is longer than its line breaks: the grid or row that holds it does not grow beyond the page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each([
	["ui/base", "columns"],
	["ui/base", "column"],
	["ui/base", "grow"],
	["ui/layout/PageHeader.module", "title"],
	["components/cards/SectionTitle.module", "title"],
	["components/lists/BrandGrid.module", "brand"],
	["components/survey/survey.module", "section"],
	["components/survey/survey.module", "question"],
	["features/articles/Faq.module", "title"],
	["features/browse/BranchDeals.module", "words"],
	["features/search/Search.module", "brandWords"],
])("%s .%s", (sheet, name) => {
	const css = readFileSync(`src/${sheet}.css`, "utf8");
	const [, rule = ""] = new RegExp(`\n\\.${name} {([^}]*)}`).exec(css) ?? [];
	expect(rule).toMatch(
		/minmax\(0, 1fr\)|^\s*min-width: 0;|composes: [^;]*\bgrow\b/,
	);
});
