// Proves in a real browser that no Thai line ends inside a compound on any screen of the gallery, on phones of three widths.
import { begin } from "../../tools/gallery/shot";
import { shots } from "../../tools/gallery/shots";
import { expect, test } from "../e2e/support/fixtures";
import { newCustomer } from "../e2e/support/journey";
import { thaiCompounds } from "../support/thaiCompounds";

/** The compounds on the page whose letters stand on more than one line, each with its text. */
function brokenCompounds(compounds: readonly string[]): string[] {
	const broken: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const text = node.textContent ?? "";
		for (const word of compounds) {
			const at = text.indexOf(word);
			if (at < 0) continue;
			const range = document.createRange();
			range.setStart(node, at);
			range.setEnd(node, at + word.length);
			const tops = [...range.getClientRects()].map(({ top }) =>
				Math.round(top),
			);
			if (new Set(tops).size > 1) broken.push(`${word}: ${text}`);
		}
	}
	return broken;
}

for (const shot of shots)
	test.describe(() => {
		test.use({ serviceWorkers: shot.offline ? "allow" : "block" });

		test(`${shot.group}/${shot.name}: whole compounds at 320, 360 and 412 px`, async ({
			page,
			context,
			faultProxy,
			appAddress,
		}) => {
			const customer = await newCustomer(
				appAddress,
				shot.scenario ?? "platinum",
			);
			const stage = {
				page,
				context,
				customer,
				faultProxy,
				language: "th",
			} as const;
			await begin(stage, shot);
			await shot.go(stage);
			for (const width of [320, 360, 412]) {
				await page.setViewportSize({ width, height: 780 });
				expect(await page.evaluate(brokenCompounds, thaiCompounds)).toEqual([]);
			}
		});
	});
