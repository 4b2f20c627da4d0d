// Proves that no browser offers to translate the page (decision 052).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = new DOMParser().parseFromString(
	readFileSync("index.html", "utf8"),
	"text/html",
);

test("no browser translates the page: that would break what React draws, and change a code", () => {
	expect(page.documentElement.getAttribute("translate")).toBe("no");
	// Chrome offers a translation unless it finds this element.
	const asked = page.querySelector<HTMLMetaElement>("meta[name=google]");
	expect(asked?.content).toBe("notranslate");
});
