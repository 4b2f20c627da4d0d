// @vitest-environment node
// Proves where things stand that reviewers of the pictures found out of place: each rule is the mend of one of them.
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

test("an action of words in a page's header goes below the title of a large text", () => {
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

test("what a low dialog's least height leaves is on both sides of its words", () => {
	expect(
		rulesOf("ui/overlay/Dialog.module", ".panel > .drawing + h2"),
	).toContain("margin-top: auto;");
});

test("a video is no wider than the column of its words, however high its text makes it", () => {
	for (const [name, selector] of [
		["features/articles/Faq.module", ".answer"],
		["features/articles/Article.module", ".words"],
	] as const)
		expect(rulesOf(name, selector)).toContain(
			"grid-template-columns: minmax(0, 1fr);",
		);
});

test("links and buttons of the code card keep to its inset; a large address has all the room", () => {
	const stage = "features/reward/code/CodeStage.module";
	expect(rulesOf(stage, ".link, .address, .stage > button")).toContain(
		"max-width: calc(100% - 24px);",
	);
	expect(rulesOf(stage, `${large} :is(.link, .address)`)).toContain(
		"max-width: 100%;",
	);
});

test("selected text has colours of its own in both schemes", () => {
	const rule = rulesOf("ui/base", "::selection");
	expect(rule).toContain("background: var(--accent);");
	expect(rule).toContain("color: var(--accent-ink);");
});

test("the icon of a notice is beside its first line: an action adds no height", () => {
	expect(rulesOf("ui/feedback/Notice.module", ".words + *")).toContain(
		"margin-block: -10px;",
	);
});

test("in forced colours a select shows its visible part, the crop its shade", () => {
	const select = sheet("ui/form/ChipSelect.module");
	expect(select).toMatch(
		/\.box::after \{ [^}]*inset: 4px 0; border: 1px solid/,
	);
	expect(select).not.toMatch(/\.select \{[^}]*border: 1px/);
	expect(rulesOf("ui/form/CropFrame.module", ".frame .round")).toContain(
		"forced-color-adjust: none;",
	);
});

test("where edges are drawn, the buttons of a sheet keep apart", () => {
	expect(sheet("ui/overlay/Sheet.module")).toMatch(
		/\(forced-colors: active\), \(prefers-contrast: more\) \{ \.bar \{ gap: 10px;/,
	);
});

test("the icon of a button is beside the middle of its words", () => {
	const rule = rulesOf("ui/form/Button.module", ".words");
	expect(rule).toContain("display: inline-flex;");
	expect(rule).toContain("align-items: center;");
});

// The bug: a large text was squeezed beside the icon.
test("the icon of a button is above the middle of a large text that has no room beside it", () => {
	const rule = rulesOf("ui/form/Button.module", `${large} .words`);
	expect(rule).toContain("flex-wrap: wrap;");
	expect(rule).toContain("justify-content: center;");
});

test("no checkbox is the browser's own", () => {
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

// The bug: without its ground, the white tick was white on white paper.
test("a ticked checkbox is printed with its ground", () => {
	expect(rulesOf("ui/form/Checkbox.module", ".box")).toContain(
		"print-color-adjust: exact;",
	);
});

test("the boxes of a list's selects have a height where the browser does not know a line's", () => {
	const rule = rulesOf("components/sorting/ListChoices.module", ".waiting");
	expect(rule).toContain("var(--leading-line) * var(--text-14)");
	expect(rule).not.toContain("lh)");
});
