// The violations that axe finds on a page, as sentences. Calls axe directly, since its Playwright package takes half a second per call.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form: each page reads it again. */
const source = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** Runs every rule that axe has switched on over the page and its frames. */
export async function axeViolations(page: Page): Promise<string[]> {
	// A live region hides its text at first, which may be the text of a heading.
	await page.waitForFunction(
		() => !document.querySelector("[role=status] > .contents[aria-hidden]"),
	);
	for (const frame of page.frames())
		if (!(await frame.evaluate(() => "axe" in window)))
			await frame.evaluate(source);
	const violations = await page.evaluate(async () => {
		const here: typeof axe = Reflect.get(window, "axe");
		// Over a pseudo-element axe judges no colour: meanwhile the scrim of a dialog is its own background.
		const dialogs = [...document.querySelectorAll("dialog")];
		for (const dialog of dialogs) {
			const { content, backgroundColor } = getComputedStyle(dialog, "::before");
			if (content !== "none") dialog.style.backgroundColor = backgroundColor;
		}
		const withoutScrims = new CSSStyleSheet();
		withoutScrims.replaceSync("dialog::before { content: none !important }");
		document.adoptedStyleSheets.push(withoutScrims);
		// The rest is gathered and thrown away: it takes as long as the rules.
		const found = await here.run(document, { resultTypes: ["violations"] });
		document.adoptedStyleSheets.pop();
		for (const dialog of dialogs) dialog.style.backgroundColor = "";
		if (found.passes.length === 0) throw new Error("axe has looked at nothing");
		return found.violations.map(({ id, help, nodes }) => ({
			rule: `${id}: ${help}`,
			places: nodes.map(({ html }) => html),
		}));
	});
	return violations.map(({ rule, places }) =>
		[rule, ...places.map((place) => `  ${place}`)].join("\n"),
	);
}
