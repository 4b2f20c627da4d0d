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
	const limited = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/@media[^{]*(?:height <|max-height:)[^{]*/g)].map(
			([query]) => `${file}: ${query.trim()}`,
		),
	);
	expect(limited.some((rule) => rule.endsWith(`: ${low}`))).toBe(true);
	const others = limited.filter((rule) => !rule.endsWith(`: ${low}`));
	// A limit of 480 px is that of a phone held sideways; these rules only save height.
	const sideways =
		/height <= 480px.*(orientation|width >=)|orientation.*height <= 480px/;
	expect(others.filter((rule) => !sideways.test(rule)).sort()).toEqual([
		"app/fallbacks.module.css: @media (height <= 480px)",
		"features/privilege/PrivilegeStart.module.css: @media (height <= 480px)",
		"ui/layout/PageHeader.module.css: @media (height <= 480px)",
		"ui/overlay/Sheet.module.css: @media (height <= 480px)",
	]);
});

test("a part that sticks to an edge of the window scrolls with the text in a low window", () => {
	const sticking = sheets
		.filter(([, css]) => /position: (sticky|fixed)/.test(css))
		.filter(([, css]) => !/position: (static|relative)/.test(lowRules(css)))
		.map(([file]) => file.replace(".module.css", ""));
	expect(sticking.sort()).toEqual(harmless);
});

test("no space is reserved for a bar that scrolls with the text", () => {
	/** The sides of the page at which a sheet reserves space for a part, or none where `isNone`. */
	const sidesOf = (css: string, isNone: boolean) =>
		[...css.matchAll(/:root:has\(([^{]*)\) \{([^}]*)/g)].flatMap(
			([, parts = "", style = ""]) =>
				[...style.matchAll(/scroll-padding(-[\w-]+)?: ([^;]*);/g)]
					.filter(([, , space]) => (space === "0") === isNone)
					.flatMap(([, side = ""]) =>
						parts.split(", ").map((part) => `${side}: ${part}`),
					),
		);
	const reserving = sheets.filter(([, css]) => sidesOf(css, false).length > 0);
	expect(reserving.length).toBeGreaterThan(0);
	for (const [file, css] of reserving)
		expect([file, ...sidesOf(lowRules(css), true)]).toEqual([
			...[file, ...sidesOf(css, false)],
		]);
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
