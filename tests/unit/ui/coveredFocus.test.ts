// @vitest-environment node
// Proves that what has the focus is seen: scrolled out from under the bars that lie over a page's edge (WCAG 2.4.11), also where it is marked as wrong.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".css"))
	.map((file): [string, string] => [file, readFileSync(`src/${file}`, "utf8")]);

/** They cover the page for a moment, or nothing that can be focused. */
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
/** They stand beside what scrolls. */
const beside = [
	"features/browse/NearbyDeals",
	"features/privilege/NearbyBranchSheet",
];
/** Their scrolling part is another component's, whose style sheet has it. */
const elsewhere = [
	"features/privilege/PrivilegeLayout",
	"features/privilege/PrivilegeSheet",
];

test("a page scrolls what is focused out from under each bar over its edge", () => {
	const without = sheets
		.filter(([, css]) => /position: (sticky|fixed)/.test(css))
		.filter(([, css]) => !/scroll-padding-(top|bottom)/.test(css))
		.map(([file]) => file.replace(".module.css", ""));
	expect(without.sort()).toEqual([...harmless, ...beside, ...elsewhere].sort());
});

test("the outline of what is wrong leaves the focus one of its own (WCAG 2.4.7)", () => {
	const hiding = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/^(\S.*\[(?:aria-invalid|data-error)\]) \{([^}]*)/gm)]
			.filter(([, , style]) => style?.includes("outline:"))
			.filter(([, selector]) => !css.includes(`${selector}:focus`))
			.map(([, selector]) => `${file} ${selector}`),
	);
	expect(hiding).toEqual([]);
});

/** Another rule shows the focus, one that every browser knows, or the one that hides it does. */
const replaced = [
	"features/browse/BranchDeals.module.css .title:focus-visible",
	"features/reward/history/HistoryCard.module.css button.say",
	"features/search/SearchBar.module.css .field",
	"ui/base.css .choice-card:has(:focus-visible) :focus-visible",
	"ui/base.css .ring:focus-visible",
	'ui/base.css [tabindex="-1"]:focus-visible',
];

test("what hides an outline leaves the focus seen where the browser has no :has", () => {
	const hiding = sheets.flatMap(([file, css]) =>
		[...css.matchAll(/([^\n{}]*) \{[^{}]*\boutline: none;/g)].map(
			([, selector]) => `${file} ${selector}`,
		),
	);
	expect(hiding.sort()).toEqual(replaced);
});

test("a map that stands beside its list by :has sticks by it too, or it would cover the list", () => {
	const sheet = new Map(sheets).get(
		"features/privilege/NearbyBranchSheet.module.css",
	);
	const sticking = /(\S.*) \{\s*position: sticky;/.exec(sheet ?? "")?.[1];
	expect(sticking).toBe(".sheet:has(> .map) > .map");
});

test("a choice whose input is invisible is seen where the browser has no :has", () => {
	const hidden = sheets
		.filter(([, css]) => css.includes(":has(:checked)"))
		.filter(([, css]) => /input \{[^}]*opacity: 0;/.test(css))
		.map(([file]) => file);
	expect(hidden).toEqual([]);
});

/** They hold texts and shapes only, or a box between them and each button takes its focus. */
const boxless = [
	"components/cards/PrivilegeRow",
	"features/browse/BranchDeals",
	"features/privilege/PrivilegeSheet",
	"features/reward/history/HistoryCard",
	"ui/base.css",
];

test("what stands around a list can take the focus of a button that is gone: it has a box of its own", () => {
	const without = sheets
		.filter(([, css]) => css.includes("display: contents"))
		.map(([file]) => file.replace(".module.css", ""));
	expect(without.sort()).toEqual(boxless);
});
