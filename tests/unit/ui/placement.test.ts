// @vitest-environment node
// Proves the positions of parts that reviewers of the pictures found misplaced: each test covers one correction.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = (name: string) =>
	readFileSync(`src/${name}.css`, "utf8").replace(/\s+/g, " ");
/** The declarations of all rules of a sheet with this selector. */
const rulesOf = (name: string, selector: string) =>
	sheet(name)
		.split("}")
		.filter((rule) => rule.split("{").at(-2)?.trim().endsWith(selector))
		.map((rule) => rule.split("{").at(-1) ?? "")
		.join("");
const large = ":root[data-large-text]";

test("with a large text a worded action in a page's header is below the title", () => {
	const header = "ui/layout/PageHeader.module";
	expect(rulesOf(header, `${large} .row`)).toContain("flex-wrap: wrap;");
	expect(rulesOf(header, `${large} .row > :is(.title, .titles)`)).toContain(
		"min-width: 50%;",
	);
});

test("a sheet has one width, also over a page with a wide column", () => {
	expect(rulesOf("ui/overlay/Sheet.module", ".sheet")).toContain(
		"--column: 640px;",
	);
});

test("the free space of a low dialog is on both sides of its text", () => {
	expect(
		rulesOf("ui/overlay/Dialog.module", ".panel > .drawing + h2"),
	).toContain("margin-top: auto;");
});

test("a video is never wider than the column of its text", () => {
	for (const [name, selector] of [
		["features/articles/Faq.module", ".answer"],
		["features/articles/Article.module", ".words"],
	] as const)
		expect(rulesOf(name, selector)).toContain(
			"grid-template-columns: minmax(0, 1fr);",
		);
});

test("links and buttons of the code card keep its inset; a large address uses the full width", () => {
	const stage = "features/reward/code/CodeStage.module";
	expect(rulesOf(stage, ".link, .address, .stage > button")).toContain(
		"max-width: calc(100% - 24px);",
	);
	expect(rulesOf(stage, `${large} :is(.link, .address)`)).toContain(
		"max-width: 100%;",
	);
});

test("selected text has its own colours in both schemes", () => {
	const rule = rulesOf("ui/base", "::selection");
	expect(rule).toContain("background: var(--accent);");
	expect(rule).toContain("color: var(--accent-ink);");
});

test("the icon of a notice is beside its first line, since an action adds no height", () => {
	expect(rulesOf("ui/feedback/Notice.module", ".words + *")).toContain(
		"margin-block: -10px;",
	);
});

test("in forced colours a select shows its visible part, and the crop its shade", () => {
	const select = sheet("ui/form/ChipSelect.module");
	expect(select).toMatch(
		/\.box::after \{ [^}]*inset: 4px 0; border: 1px solid/,
	);
	expect(select).not.toMatch(/\.select \{[^}]*border: 1px/);
	expect(rulesOf("ui/form/CropFrame.module", ".frame .round")).toContain(
		"forced-color-adjust: none;",
	);
});

test("the buttons of a sheet keep a distance where edges are drawn", () => {
	expect(sheet("ui/overlay/Sheet.module")).toMatch(
		/\(forced-colors: active\), \(prefers-contrast: more\) \{ \.bar \{ gap: 10px;/,
	);
});

test("the icon of a button is beside the middle of its text", () => {
	const rule = rulesOf("ui/form/Button.module", ".words");
	expect(rule).toContain("display: inline-flex;");
	expect(rule).toContain("align-items: center;");
});

// The bug: a large text was squeezed beside the icon.
test("the icon of a button is above the middle of a large text that leaves no space beside it", () => {
	const rule = rulesOf("ui/form/Button.module", `${large} .words`);
	expect(rule).toContain("flex-wrap: wrap;");
	expect(rule).toContain("justify-content: center;");
});

test("no checkbox has the browser's own look", () => {
	expect(rulesOf("ui/form/Checkbox.module", ".box")).toContain(
		"appearance: none;",
	);
	// The arrow of a handler is not the end of the element.
	const boxes = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => readFileSync(`src/${file}`, "utf8"))
		.flatMap((text) => text.match(/<input\b[\s\S]*?\/>/g) ?? [])
		.filter((input) => input.includes('type="checkbox"'));
	expect(boxes.length).toBeGreaterThan(3);
	const own = /className=\{(checkbox\.box|styles\.switch)\}/;
	expect(boxes.filter((input) => !own.test(input))).toEqual([]);
});

// The bug: without a background the white tick was printed on white paper.
test("a ticked checkbox is printed with its background", () => {
	expect(rulesOf("ui/form/Checkbox.module", ".box")).toContain(
		"print-color-adjust: exact;",
	);
});

test("the selects of a list have a height in browsers without the lh unit", () => {
	const rule = rulesOf("components/sorting/ListChoices.module", ".waiting");
	expect(rule).toContain("var(--leading-line) * var(--text-14)");
	expect(rule).not.toContain("lh)");
});
