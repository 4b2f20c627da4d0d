// Proves that no browser is asked to translate the page (decision 052).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = new DOMParser().parseFromString(
	readFileSync("index.html", "utf8"),
	"text/html",
);

test("no browser translates the page: what React draws would break, and a code would change", () => {
	expect(page.documentElement.getAttribute("translate")).toBe("no");
	// Chrome offers a translation unless it finds this.
	const asked = page.querySelector<HTMLMetaElement>("meta[name=google]");
	expect(asked?.content).toBe("notranslate");
});
