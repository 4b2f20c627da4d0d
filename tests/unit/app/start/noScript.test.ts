// Proves that a browser without JavaScript shows in both languages what to do.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("without JavaScript the page says in each language what to do", () => {
	const page = new DOMParser().parseFromString(
		readFileSync("index.html", "utf8"),
		"text/html",
	);
	const words = page.querySelector("noscript")?.innerHTML;
	expect(words).toMatch(/<p>[^<]*กรุณาเปิดใช้[^<]*<\/p>/);
	expect(words).toMatch(/<p lang="en">[^<]*Please turn it on[^<]*<\/p>/);
});
