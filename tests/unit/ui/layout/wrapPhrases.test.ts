// Phrases in markup: a server text of any length is shown.
import { expect, test } from "vitest";
import { wrapPhrases } from "../../../../src/ui/layout/wrapPhrases";

// The bug: the parts of a text were passed as the arguments of one call, which were too many for the stack.
test.each([
	[10, 20],
	[80_000, 1],
])("a text of %i phrases is shown with every letter", (count, nodes) => {
	const text = "ส่วนลด ".repeat(count);
	const content = document.createElement("p");
	content.textContent = text;
	wrapPhrases(content, 16);
	expect(content.textContent === text).toBe(true);
	expect(content.childNodes.length).toBe(nodes);
});

test("a phrase stays on one line, unless it is longer than a line", () => {
	const content = document.createElement("p");
	content.textContent = "ส่วนลด วิทยาศาสตร์";
	wrapPhrases(content, 5);
	const kept = [...content.querySelectorAll("span")].map((it) => [
		it.textContent,
		it.className !== "",
	]);
	expect(kept).toEqual([
		["ส่วนลด", true],
		["วิทยาศาสตร์", false],
	]);
});
