// Proves in a real browser, on every screen of the gallery: no Thai line ends inside a compound on phones of three widths, and no line inside a number or a date on them, a phone on its side and a tablet; with a text of 200 % none inside a word or a syllable; and none leaves the screen.
import sharp from "sharp";
import { preparePhone } from "../../tools/gallery/shot";
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

/** The numbers, times, amounts and dates on the page whose characters stand on more than one line, each with its text. */
function brokenNumbers(): string[] {
	const broken: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		const text = node.textContent ?? "";
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		if (parent.closest(".visually-hidden")) continue;
		const { overflowWrap, writingMode } = getComputedStyle(parent);
		// Codes and addresses may break anywhere; a code along the side has no lines.
		if (overflowWrap === "anywhere" || writingMode !== "horizontal-tb")
			continue;
		const range = document.createRange();
		for (const { 0: number, index } of text.matchAll(
			/\d+\u00a0[^\s\d]+\u00a0\d{4}|\d[\d.,:]*\d/gu,
		)) {
			range.setStart(node, index);
			range.setEnd(node, index + number.length);
			// The parts of one line may differ in height, those of two lines do not overlap.
			const rects = [...range.getClientRects()].filter(({ width }) => width);
			const first = rects[0];
			if (first && rects.some(({ top }) => top >= first.bottom - 1))
				broken.push(`${number}: ${text}`);
		}
	}
	return broken;
}

/** Texts on the page of which a line stands beside the screen where nothing scrolls there. */
function besideScreen(): string[] {
	const beside: string[] = [];
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		(/auto|scroll/.test(getComputedStyle(element).overflowX) ||
			scrolls(element.parentElement));
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		// Only for screen readers; a code along the side of the screen.
		if (parent.closest(".visually-hidden")) continue;
		if (getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const { left, right, width } of range.getClientRects())
			if (width > 1 && (left < -1 || right > innerWidth + 1))
				if (!scrolls(parent)) beside.push(node.textContent ?? "");
	}
	return beside;
}

/** Lines on the page that begin or end inside an English word or a Thai syllable. */
function badLines(): string[] {
	const bad = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		const parent = node.parentElement;
		const text = node.textContent ?? "";
		if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
		// Only for screen readers; a code along the side of the screen.
		if (parent.closest(".visually-hidden")) continue;
		if (getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
		const range = document.createRange();
		const rect = (at: number) => {
			range.setStart(node, at);
			range.setEnd(node, at + 1);
			return range.getBoundingClientRect();
		};
		// An address or a code has no other place to break.
		for (const { 0: part, index } of text.matchAll(/[^\s/@.:?&=_-]+/gu)) {
			if (part.length < 2 || /\d/.test(part)) continue;
			for (let at = index + 1; at < index + part.length; at++) {
				const [before, after] = [rect(at - 1), rect(at)];
				if (!before.width || after.top < before.bottom - 1) continue;
				const pair = text.slice(at - 1, at + 1);
				if (/[A-Za-z]{2}|[เ-ไ].|.[ะ-ฺ็-๎]/u.test(pair))
					bad.add(`"${text.slice(0, at)}|${text.slice(at)}" in a line`);
			}
		}
	}
	return [...bad];
}

const sizes = [
	{ width: 320, height: 780 },
	{ width: 360, height: 780 },
	{ width: 412, height: 780 },
	{ width: 780, height: 360 },
	{ width: 820, height: 1180 },
];

for (const shot of shots)
	test.describe(() => {
		test.use({ serviceWorkers: shot.offline ? "allow" : "block" });

		for (const language of ["th", "en-US"] as const)
			test(`${shot.group}/${shot.name}, ${language}: lines end between words`, async ({
				page,
				context,
				faultProxy,
				appAddress,
			}) => {
				const customer = await newCustomer(
					appAddress,
					shot.scenario ?? "platinum",
				);
				const stage = { page, context, customer, faultProxy, language };
				await preparePhone(stage, shot);
				await shot.go(stage);
				if (language === "th")
					for (const width of [320, 360, 412]) {
						await page.setViewportSize({ width, height: 780 });
						expect(await page.evaluate(brokenCompounds, thaiCompounds)).toEqual(
							[],
						);
					}
				for (const size of sizes) {
					await page.setViewportSize(size);
					await expect.poll(() => page.evaluate(brokenNumbers)).toEqual([]);
					await expect.poll(() => page.evaluate(besideScreen)).toEqual([]);
				}
				await page.setViewportSize({ width: 360, height: 780 });
				await page.evaluate(() => {
					document.documentElement.style.fontSize = "200%";
				});
				await expect.poll(() => page.evaluate(badLines)).toEqual([]);
				await expect.poll(() => page.evaluate(besideScreen)).toEqual([]);
				expect(await page.evaluate(brokenNumbers)).toEqual([]);
			});
	});

test("a clamped Thai text shows its last line whole, and nothing of the next", async ({
	page,
}) => {
	await page.goto("/blank");
	/** The pixels left of the ellipsis. */
	const pixelsOf = async (text: string, clamp: string) => {
		await page.evaluate(
			([words, name]) => {
				const title = document.createElement("p");
				title.className = name;
				title.textContent = words;
				title.style.cssText =
					"font: 600 28px / var(--leading-title) var(--font); white-space: pre-line";
				const card = document.createElement("div");
				card.id = "card";
				card.style.cssText = "width: 300px; height: 140px; padding: 20px";
				card.append(title);
				document.body.replaceChildren(card);
			},
			[text, clamp] as const,
		);
		const picture = sharp(await page.locator("#card").screenshot());
		const words = { left: 0, top: 0, width: 64, height: 140 };
		return picture.extract(words).raw().toBuffer();
	};
	const whole = await pixelsOf("ที่ปู\nครูปู่…", "");
	const differing = async (next: string) => {
		const clamped = await pixelsOf(`ที่ปู\nครูปู่\n${next}`, "clamp-2");
		return clamped.filter((value, at) => value !== whole[at]).length / 3;
	};
	expect(await differing("กก")).toBe(0);
	expect(await differing("ที่ปั้นปี๊")).toBe(0);
});
