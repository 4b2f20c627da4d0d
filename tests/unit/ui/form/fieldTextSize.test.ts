// @vitest-environment node
// Proves that an iPhone does not enlarge the page when a list of choices opens, as it does for a field with text below 16 px.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the text of a chip's list has 16 px on an iPhone", () => {
	const css = readFileSync("src/ui/form/ChipSelect.module.css", "utf8");
	const iPhone = css.slice(css.indexOf("@supports (-webkit-touch-callout"));
	expect(iPhone).toMatch(/^[^}]*font-size: max\(16px, var\(--text-14\)\);/);
});
