// @vitest-environment node
// Proves what a large text must keep: lines under and through words, texts beside growing parts, and the position of the content below home's header.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The declarations of the rule with this selector, ignoring line breaks. */
function ruleOf(sheet: string, selector: string): string | undefined {
	const css = readFileSync(`src/${sheet}.module.css`, "utf8");
	const rules = css.replace(/\s+/g, " ").split("}");
	return rules.find((rule) => rule.includes(`${selector} {`))?.split("{")[1];
}

test("a phrase in its own box has the underline of the surrounding words, also through elements of a host's text", () => {
	const large = ":root[data-large-text]";
	expect(ruleOf("ui/layout/PhraseWrap", `${large} .phrase`)).toContain(
		"display: inline-block;",
	);
	for (const rule of [
		ruleOf(
			"ui/layout/PhraseWrap",
			`${large} :is(.phrase, span:has(> .phrase))`,
		),
		ruleOf(
			"ui/media/RichText",
			`${large} .rich :is(a[href], del, ins, s, u) :not(a, del, ins, s, u)`,
		),
	])
		expect(rule).toContain("text-decoration: inherit;");
});

test("the number of a rank is above the name, also in a wide window, where the podium stays", () => {
	const sheet = "features/games/Ranking";
	expect(ruleOf(sheet, ".podium")).toContain("--number: max(24px, 1.5rem);");
	expect(ruleOf(sheet, ".number")).toContain(
		"bottom: calc(14px - var(--number));",
	);
	expect(ruleOf(sheet, " .name")).toContain(
		"margin-top: calc(var(--number) - 6px);",
	);
});

// The bug: with a slightly larger text everything below the header moved when home replaced its skeleton.
test("the header of home's skeleton is as high as that of home", () => {
	const home = "features/home/HomeHeader";
	const skeleton = "features/home/HomeSkeleton";
	for (const [part, its, declarations] of [
		[
			".row",
			".header",
			["flex-wrap: wrap;", "gap: 0 8px;", "min-height: 60px;"],
		],
		[".row", ".header", ["padding-block: 6px;", "justify-content: flex-end;"]],
		[".person", ".person", ["flex: 1 1 8.5rem;", "min-width: 0;"]],
		[".names", ".names", ["min-height: 2.9rem;"]],
	] as const)
		for (const declaration of declarations) {
			expect(ruleOf(home, part)).toContain(declaration);
			expect(ruleOf(skeleton, its)).toContain(declaration);
		}
	// Three links of 44 px, the last of which reaches 10 px into the gutter.
	expect(ruleOf(home, ".ways")).toContain("margin-inline-end: -10px;");
	expect(ruleOf(skeleton, ".ways")).toContain("width: 122px;");
	expect(ruleOf(skeleton, ".ways")).toContain("height: 44px;");
});
