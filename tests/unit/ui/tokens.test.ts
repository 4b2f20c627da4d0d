// @vitest-environment node
// Proves that every colour has a dark counterpart, and that text is readable on its background.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/ui/tokens.css", "utf8");

function tokensOf(selector: string): Record<string, string> {
	const from = css.indexOf(`${selector} {`);
	const block = css.slice(from, css.indexOf("}", from));
	return Object.fromEntries(
		[...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
			name,
			value,
		]),
	);
}

const light = tokensOf('[data-scheme="light"]');
const dark = tokensOf(':root:not([data-scheme="light"])');

/** Contrast of two #rrggbb colours (WCAG 2). */
function contrast(one = "", other = ""): number {
	const luminance = (colour: string) => {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
			const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
			return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const both = [luminance(one), luminance(other)];
	return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

test("the code card stays light where the browser darkens light pages", () => {
	const from = css.indexOf('[data-scheme="light"] {');
	expect(css.slice(from)).toMatch(/^[^}]*color-scheme: only light;/);
});

test("the dark scheme has the colours of the light one", () => {
	expect(Object.keys(dark)).toEqual(Object.keys(light));
	expect(Object.keys(light).length).toBeGreaterThan(40);
});

const texts: [ink: string, ground: string][] = [
	["ink", "page"],
	["ink", "surface"],
	["ink-soft", "page"],
	["ink-soft", "surface"],
	["ink-soft", "raised"],
	["ink-soft", "sunken"],
	["accent", "page"],
	["accent", "surface"],
	["accent-ink", "accent"],
	["accent-deep", "accent-soft"],
	["good", "good-soft"],
	["warn", "warn-soft"],
	["warn", "surface"],
	["bad", "bad-soft"],
	["page", "ink"],
	...Array.from({ length: 10 }, (_, index): [string, string] => [
		`category-${index + 1}-ink`,
		`category-${index + 1}`,
	]),
];

test.each(texts)("%s on %s is readable in both schemes", (ink, ground) => {
	expect(contrast(light[ink], light[ground])).toBeGreaterThanOrEqual(4.5);
	expect(contrast(dark[ink], dark[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each([
	["control", "surface"],
	["dot", "page"],
	["quota-good", "sunken"],
	["quota-warn", "sunken"],
	["quota-bad", "sunken"],
	// The header of home is between these two.
	...["platinum", "gold", "standard", "plus"].flatMap((tier) =>
		["page", "accent-soft"].map((ground) => [`tier-ring-${tier}`, ground]),
	),
])("%s on %s is visible", (mark, ground) => {
	expect(contrast(light[mark], light[ground])).toBeGreaterThanOrEqual(3);
	expect(contrast(dark[mark], dark[ground])).toBeGreaterThanOrEqual(3);
});

test("reduced motion removes every motion's duration", () => {
	const moving = [...css.matchAll(/--(motion-[\w-]+): \d+ms/g)].map(
		([, name]) => name,
	);
	const names = new Set(moving);
	expect(names.size).toBeGreaterThan(5);
	for (const name of names) expect(css).toContain(`--${name}: 0ms;`);
});

test.each([
	"features/privilege/UseNowOrLaterSheet",
	"components/survey/survey",
])("an option of %s has a visible edge", (sheet) => {
	const rules = readFileSync(`src/${sheet}.module.css`, "utf8");
	const option = /\n\.option \{[^}]*\}/.exec(rules)?.[0];
	expect(option).toContain("border: 1px solid var(--control)");
	for (const scheme of [light, dark])
		expect(contrast(scheme.control, scheme.surface)).toBeGreaterThan(3);
});

// The bug: the digits of a one-time code had the font weight of a button.
test("text of 22 px and more is bold", () => {
	const weights = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.flatMap((file) => readFileSync(`src/${file}`, "utf8").split("}"))
		.filter((rule) => /var\(--text-(22|28|40)\)/.test(rule))
		.flatMap((rule) => /font(?:-weight)?: (\d+)/.exec(rule)?.[1] ?? []);
	expect(weights.length).toBeGreaterThan(10);
	expect(new Set(weights)).toEqual(new Set(["700"]));
});

// The bug: the buttons over a map had their own narrow black shadow, which was invisible on a dark map.
test.each([
	["ui/overlay/Dialog", "panel"],
	["ui/overlay/Toast", "float"],
	["features/home/ReadyCodesBar", "dock"],
	["ui/media/PlacesMap", "zoom"],
	["features/browse/NearbyDeals", "locate"],
])("%s: .%s uses the shared shadow", (sheet, name) => {
	const rules = `\n${readFileSync(`src/${sheet}.module.css`, "utf8")}`;
	const rule = rules.split(`\n.${name} {`)[1]?.split("}")[0];
	expect(rule).toContain("box-shadow: var(--shadow);");
});

// The bug: in browsers before 2024, where a backdrop inherits nothing, no dialog and no sheet darkened the page.
test("no backdrop uses a token", () => {
	const rules = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.flatMap((file) => readFileSync(`src/${file}`, "utf8").split("}"))
		.filter((rule) => /::backdrop[^{]*\{/.test(rule));
	expect(rules.length).toBeGreaterThan(0);
	expect(rules.filter((rule) => rule.includes("var("))).toEqual([]);
});
