// @vitest-environment node
// The sizes of both kinds of dialog (1 §9).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/ui/overlay/Dialog.module.css", "utf8");

test.each([
	["popup", ".panel", 350, 242],
	["custom dialog", ".custom .panel", 360, 249],
])(
	"a %s has its width at most and its height at least, and is never higher than a low screen, above which its title would be cut off",
	(_, rule, width, height) => {
		const [, declarations = ""] = css.split(`\n${rule} {`);
		const [block] = declarations.split("}");
		expect(block).toContain(`max-width: ${width}px;`);
		expect(block).toContain(`min-height: min(${height}px, 100%);`);
	},
);
