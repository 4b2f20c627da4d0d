// @vitest-environment node
// Proves that in a window enlarged to 400 % (320 by 256 px and lower) no bar keeps the words out of sight (WCAG 1.4.10).
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** With a mouse: a phone whose keyboard is open is as low in some browsers. */
const low =
	"@media (height <= 300px) and (width <= 559.98px) and (pointer: fine)";
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css"))
	.map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);
const lowRules = (css = "") => css.split(`${low} {`)[1]?.split("\n}")[0] ?? "";

/** They are low, show for a moment, or scroll as a whole; or they stick in wider windows alone. */
const harmless = [
	"app/OfflineBanner",
	"components/dialogs/PendingDialog",
	"features/browse/NearbyDeals",
	"features/onboarding/Tour",
	"features/privilege/NearbyBranchSheet",
	"features/privilege/PrivilegeLayout",
	"features/privilege/PrivilegeStart",
	"ui/layout/PhraseWrap",
	"ui/layout/SkipLink",
	"ui/list/PullToRefresh",
	"ui/overlay/Modal",
	"ui/overlay/Toast",
];

test("no rule for a low window is for a phone with its keyboard open", () => {
	const low300 = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/@media[^{]*height <= 300px[^{]*/g)].map(
			([query]) => `${file}: ${query.trim()}`,
		),
	);
	expect(low300.length).toBeGreaterThan(0);
	expect(low300.filter((rule) => !rule.endsWith(`: ${low}`))).toEqual([]);
});

test("what sticks to an edge of the window scrolls with the words there", () => {
	const sticking = sheets
		.filter(([, css]) => /position: (sticky|fixed)/.test(css))
		.filter(([, css]) => !/position: (static|relative)/.test(lowRules(css)))
		.map(([file]) => file.replace(".module.css", ""));
	expect(sticking.sort()).toEqual(harmless);
});

test("no room is kept for a bar that scrolls along", () => {
	const keeping = sheets
		.filter(([, css]) => /:root:has\([^{]*\{\s*scroll-padding/.test(css))
		.filter(([, css]) => !/scroll-padding-\w+: 0;/.test(lowRules(css)))
		.map(([file]) => file);
	expect(keeping).toEqual([]);
});

test("the bar of a sheet scrolls with its body", () => {
	const css = new Map(sheets).get("ui/overlay/Sheet.module.css");
	expect(lowRules(css)).toMatch(/\.panel \{\s*overflow-y: auto;/);
	expect(lowRules(css)).toMatch(
		/\.panel > \.body \{\s*flex: none;\s*overflow: visible;/,
	);
});

test("the words of a tour scroll where they are higher than the window, or its buttons would be out of reach", () => {
	const css = new Map(sheets).get("features/onboarding/Tour.module.css");
	expect(lowRules(css)).toMatch(
		/\.tooltip \{\s*max-height: calc\(var\(--screen-height\) - 20px\);\s*overflow-y: auto;/,
	);
});
