// The violations that axe finds on a page, as sentences. Calls axe directly, since its Playwright package takes half a second per call.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified build, since every page parses it again. */
const source = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** Runs axe's default rules on the page and its frames. */
export async function axeViolations(page: Page): Promise<string[]> {
	// Waits until a live region shows its text, which is hidden at first and may be part of a heading.
	await page.waitForFunction(
		() => !document.querySelector("[role=status] > .contents[aria-hidden]"),
	);
	for (const frame of page.frames())
		if (!(await frame.evaluate(() => "axe" in window)))
			await frame.evaluate(source);
	const violations = await page.evaluate(async () => {
		const here: typeof axe = Reflect.get(window, "axe");
		// axe does not check contrast over a pseudo-element, so the dialog itself takes the colour of its scrim during the run.
		const dialogs = [...document.querySelectorAll("dialog")];
		for (const dialog of dialogs) {
			const { content, backgroundColor } = getComputedStyle(dialog, "::before");
			if (content !== "none") dialog.style.backgroundColor = backgroundColor;
		}
		const withoutScrims = new CSSStyleSheet();
		withoutScrims.replaceSync("dialog::before { content: none !important }");
		document.adoptedStyleSheets.push(withoutScrims);
		// Collecting the other results would take as long as the rules.
		const results = await here.run(document, { resultTypes: ["violations"] });
		document.adoptedStyleSheets.pop();
		for (const dialog of dialogs) dialog.style.backgroundColor = "";
		if (results.passes.length === 0) throw new Error("axe has checked nothing");
		return results.violations.map(({ id, help, nodes }) => ({
			rule: `${id}: ${help}`,
			places: nodes.map(({ html }) => html),
		}));
	});
	return violations.map(({ rule, places }) =>
		[rule, ...places.map((place) => `  ${place}`)].join("\n"),
	);
}
