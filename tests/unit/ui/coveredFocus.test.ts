// @vitest-environment node
// Proves that the focused element is visible: it scrolls out from under the bars at a page's edge (WCAG 2.4.11), and is also marked when it is invalid.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css"))
	.map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

/** These cover the page only for a moment, or cover nothing that can be focused. */
const harmless = [
	"app/OfflineBanner",
	"components/dialogs/PendingDialog",
	"features/onboarding/Tour",
	"features/privilege/PrivilegeStart",
	"features/reward/counter/CounterView",
	"ui/layout/PhraseWrap",
	"ui/layout/SkipLink",
	"ui/list/PullToRefresh",
	"ui/overlay/Dialog",
	"ui/overlay/Modal",
	"ui/overlay/Toast",
];
/** These are placed beside the scrolling part. */
const beside = [
	"features/browse/NearbyDeals",
	"features/privilege/NearbyBranchSheet",
];
/** These scroll in another component, whose style sheet has the padding. */
const elsewhere = [
	"features/privilege/PrivilegeLayout",
	"features/privilege/PrivilegeSheet",
];

test("a page scrolls the focused element out from under each bar at its edge", () => {
	const without = sheets
		.filter(([, css]) => /position: (sticky|fixed)/.test(css))
		.filter(([, css]) => !/scroll-padding-(top|bottom)/.test(css))
		.map(([file]) => file.replace(".module.css", ""));
	expect(without.sort()).toEqual([...harmless, ...beside, ...elsewhere].sort());
});

test("an invalid element with an outline still has its own focus outline (WCAG 2.4.7)", () => {
	const hiding = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/^(\S.*\[(?:aria-invalid|data-error)\]) \{([^}]*)/gm)]
			.filter(([, , style]) => style?.includes("outline:"))
			.filter(([, selector]) => !css.includes(`${selector}:focus`))
			.map(([, selector]) => `${file} ${selector}`),
	);
	expect(hiding).toEqual([]);
});

/** Here the same rule or another one that every browser supports shows the focus. */
const replaced = [
	"features/browse/BranchDeals.module.css .title:focus-visible",
	"features/reward/history/HistoryCard.module.css button.say",
	"features/search/SearchBar.module.css .field",
	"ui/base.css .choice-card:has(:focus-visible) :focus-visible",
	"ui/base.css .ring:focus-visible",
	'ui/base.css [tabindex="-1"]:focus-visible',
];

test("a rule that hides an outline keeps the focus visible in browsers without :has", () => {
	const hiding = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/([^\n{}]*) \{[^{}]*\boutline: none;/g)].map(
			([, selector]) => `${file} ${selector}`,
		),
	);
	expect(hiding.sort()).toEqual(replaced);
});

test("a map that :has places beside its list is also made sticky by :has, since it would otherwise cover the list", () => {
	const sheet = new Map(sheets).get(
		"features/privilege/NearbyBranchSheet.module.css",
	);
	const sticking = [
		...(sheet ?? "").matchAll(/(\S.*) \{[^{}]*position: sticky/g),
	].map(([, selector]) => selector);
	expect(sticking).toEqual([".sheet:has(> .map) > .map"]);
});

// Only :has could show the focus of an invisible input.
test("no choice has an invisible input, so that its focus is visible in browsers without :has", () => {
	const ofInputs = /^ui\/form\/(?:Radio|Checkbox|Switch)\.|\binput\b/;
	const hiding = /opacity: 0;|visibility: hidden|clip-path:|\bwidth: 1px;/;
	const hidden = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/([^{}]*) \{([^{}]*)\}/g)]
			.map(([, selector = "", style = ""]) => ({
				rule: `${file} ${selector.trim()}`,
				style,
			}))
			.filter(({ rule, style }) => ofInputs.test(rule) && hiding.test(style))
			.map(({ rule }) => rule),
	);
	expect(hidden).toEqual([]);
	const unseen = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.filter((file) =>
			/<input(?:(?!\/>)[\s\S])*hidden/.test(
				readFileSync(`src/${file}`, "utf8"),
			),
		);
	// A button opens this one's choice of a file.
	expect(unseen).toEqual(["features/profile/AvatarForm.tsx"]);
});

/** These contain only texts and shapes, or a box between them and each button takes the focus. */
const boxless = [
	"components/cards/PrivilegeRow",
	"features/browse/BranchDeals",
	"features/privilege/PrivilegeSheet",
	"features/reward/history/HistoryCard",
	"ui/base.css",
];

test("the element around a list has its own box, so that it can take the focus of a removed button", () => {
	const without = sheets
		.filter(([, css]) => css.includes("display: contents"))
		.map(([file]) => file.replace(".module.css", ""));
	expect(without.sort()).toEqual(boxless);
});
