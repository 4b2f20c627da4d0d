// @vitest-environment node
// Proves that in forced colours only a barcode or QR keeps its colours, a disabled control is grey, and notices, bars and cards over the page have an edge.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codesFile } from "../../../src/features/profile/codesFile";
import { plainPage } from "../../../src/sw/plainPage";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css"))
	.map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);
const sheet = (name: string) =>
	sheets.find(([file]) => file.endsWith(name))?.[1] ?? "";
const rulesOf = (css: string) => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
const forced = (css: string) => css.split("@media (forced-colors: active)")[1];

test("the code screens use the system's colours, except for the bars and the QR", () => {
	const own = sheets
		.filter(([, css]) => css.includes("forced-color-adjust: none"))
		.map(([file]) => file);
	expect(own.filter((file) => file.includes("reward"))).toEqual([]);
	expect(own).toContain("ui/media/Barcode.module.css");
	expect(own).toContain("ui/media/QrCode.module.css");
	// Parts that are always light get the system's colours too.
	expect(forced(sheet("tokens.css"))).toContain("[data-scheme][data-scheme]");
});

test("bars and QR outside the app stay black on white too", async () => {
	const pages = [
		codesFile({
			...{ locale: "th", title: "", about: [], empty: "", codes: [] },
		}),
		await (await plainPage({ codes: [], reason: "requested" })).text(),
	];
	for (const page of pages)
		expect(page).toMatch(
			/svg\{[^}]*background:#fff;forced-color-adjust:none\}/,
		);
});

test("a disabled control has the system's grey colour", () => {
	const rule = rulesOf(forced(sheet("base.css")) ?? "").find((it) =>
		it.includes(":is(:disabled, [data-locked])"),
	);
	for (const what of ["border-color", "outline-color", "color"])
		expect(rule).toContain(`\t${what}: GrayText;`);
});

test("every card except a skeleton has an edge, also where more contrast gives it the page's background", () => {
	expect(sheet("ui/base.css")).toMatch(
		/\(prefers-contrast: more\) \{\s*\.edge,\s*\.card \{\s*border: 1px solid;/,
	);
	const without = sheets
		.filter(([, css]) =>
			rulesOf(css).some(
				(rule) =>
					rule.includes("border-radius: var(--radius-card)") &&
					rule.includes("background: ") &&
					!/composes: [^;]*\b(edge|card)\b|\tborder: /.test(rule),
			),
		)
		.map(([file]) => file);
	expect(without.sort()).toEqual([
		"app/PageSkeleton.module.css",
		"features/home/HomeSkeleton.module.css",
		"ui/base.css",
		"ui/form/CropFrame.module.css",
	]);
});

test("a disabled button differs from a plain one, also where more contrast makes their colours equal", () => {
	expect(sheet("ui/base.css")).toMatch(
		/\(prefers-contrast: more\) \{[^@]*\.edge:is\(:disabled, \[data-locked\]\) \{\s*border-style: dashed;/,
	);
	expect(sheet("form/Button.module.css")).toMatch(
		/\.button \{\s*composes: edge from global;/,
	);
});

test("a part with a soft background has an edge, except a round icon", () => {
	const without = sheets.flatMap(([file, css]) =>
		rulesOf(css)
			.filter((rule) => /background: var\(--(warn|bad)-soft\)/.test(rule))
			.filter((rule) => !rule.includes("composes: edge "))
			.map((rule) => `${file} ${rule.split("{")[0]?.trim()}`),
	);
	expect(without).toEqual([
		"features/privilege/EligibilityCard.module.css .failed",
	]);
});

test.each(["ui/feedback/QuotaBar", "components/survey/survey"])(
	"the empty part of the bar of %s has an edge",
	(name) => {
		const track = /\.track \{[^}]*\}/.exec(sheet(`${name}.module.css`))?.[0];
		expect(track).toContain("composes: edge from global;");
	},
);

test("the chosen segment has an edge, also where more contrast makes the texts equal", () => {
	expect(sheet("SegmentedControl.module.css")).toMatch(
		/@media \(forced-colors: active\), \(prefers-contrast: more\) \{\s*\.indicator \{\s*border: 2px solid var\(--accent\);/,
	);
});

test("a part over the page has an edge, unless it only contains a button", () => {
	const without = sheets.flatMap(([file, css]) =>
		rulesOf(css)
			.filter((rule) => rule.includes("box-shadow: var(--shadow)"))
			.filter((rule) => !rule.includes("composes: edge "))
			.map((rule) => /(\S+) \{/.exec(rule)?.[1] ?? "")
			.filter(
				(selector) =>
					!rulesOf(forced(css) ?? "").some(
						(rule) => rule.includes(selector) && rule.includes("border: 1px"),
					),
			)
			.map((selector) => `${file} ${selector}`),
	);
	expect(without).toEqual(["ui/list/RowArrows.module.css .arrow"]);
});

test("a pressable part without an outline uses the class bare, and no style sheet removes an outline itself", () => {
	expect(forced(sheet("ui/base.css"))).toMatch(
		/:where\(button:not\([^)]*\.bare[^)]*\)\) \{\s*outline: 1px/,
	);
	const own = sheets
		.filter(([, css]) => forced(css)?.includes("outline: none"))
		.map(([file]) => file);
	expect(own).toEqual([]);
});
