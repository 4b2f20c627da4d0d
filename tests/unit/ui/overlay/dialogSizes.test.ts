// @vitest-environment node
// The sizes and the position of both kinds of dialog (1 §9).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/ui/overlay/Dialog.module.css", "utf8");

test.each([
	["popup", ".panel", 350, 242],
	["custom dialog", ".custom .panel", 360, 249],
])(
	"a %s has a maximum width and a minimum height, and is never higher than a low screen",
	(_, rule, width, height) => {
		const [, declarations = ""] = css.split(`\n${rule} {`);
		const [block] = declarations.split("}");
		expect(block).toContain(`max-width: ${width}px;`);
		expect(block).toContain(`min-height: min(${height}px, 100%);`);
	},
);

// The bug: a dialog was 32 px above the edge of a phone without a home bar, and far above that of a phone with one.
test("a dialog is 40 px above the lower edge, and more only where a home bar is higher", () => {
	const [, padding = ""] = /\.dialog \{\s*padding: ([^;]+);/.exec(css) ?? [];
	expect(padding.replaceAll(/\s+/g, " ")).toContain(
		" max(40px, 16px + var(--safe-bottom)) ",
	);
});
