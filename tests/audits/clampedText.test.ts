// Proves in a real browser that a text clamped to two lines shows the whole second line and nothing of the third.
import sharp from "sharp";
import { expect, test } from "../e2e/support/fixtures";

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
