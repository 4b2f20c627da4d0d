// @vitest-environment node
// Proves that in a window enlarged to 400 % (320 by 256 px and lower) no bar hides the text (WCAG 1.4.10).
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Only with a mouse, since a phone with an open keyboard is as low in some browsers. */
const low =
	"@media (height <= 300px) and (width <= 559.98px) and (pointer: fine)";
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css"))
	.map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);
const lowRules = (css = "") => css.split(`${low} {`)[1]?.split("\n}")[0] ?? "";

/** These are low, are shown for a moment, scroll as a whole, or stick only in wider windows. */
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

test("no rule for a low window applies to a phone with an open keyboard", () => {
	const low300 = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/@media[^{]*height <= 300px[^{]*/g)].map(
			([query]) => `${file}: ${query.trim()}`,
		),
	);
	expect(low300.length).toBeGreaterThan(0);
	expect(low300.filter((rule) => !rule.endsWith(`: ${low}`))).toEqual([]);
});

test("a part that sticks to an edge of the window scrolls with the text in a low window", () => {
	const sticking = sheets
		.filter(([, css]) => /position: (sticky|fixed)/.test(css))
		.filter(([, css]) => !/position: (static|relative)/.test(lowRules(css)))
		.map(([file]) => file.replace(".module.css", ""));
	expect(sticking.sort()).toEqual(harmless);
});

test("no space is reserved for a bar that scrolls with the text", () => {
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

test("the text of a tour scrolls where it is higher than the window, so that its buttons can be reached", () => {
	const css = new Map(sheets).get("features/onboarding/Tour.module.css");
	expect(lowRules(css)).toMatch(
		/\.tooltip \{\s*max-height: calc\(var\(--screen-height\) - 20px\);\s*overflow-y: auto;/,
	);
});
