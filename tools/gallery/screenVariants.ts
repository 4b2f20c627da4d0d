// The variants that every screen is drawn in: both colour schemes, large text, wide and low screens, forced colours.
import type { Page } from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";

interface ScreenVariant {
	name: string;
	width?: number;
	height?: number;
	/** The root's font size in percent. */
	textPercent?: number;
	media?: Parameters<Page["emulateMedia"]>[0];
}

export const screenVariants: ScreenVariant[] = [
	{ name: "light" },
	{ name: "dark", media: { colorScheme: "dark" } },
	{ name: "text200", textPercent: 200 },
	{ name: "forced", media: { forcedColors: "active" } },
	{ name: "low", width: 780, height: 360 },
	{ name: "820", width: 820, height: 1180 },
	{ name: "1440", width: 1440, height: 900 },
];

export async function showVariant(
	page: Page,
	{ width, height, textPercent = 100, media }: ScreenVariant,
): Promise<void> {
	await page.emulateMedia({
		colorScheme: "light",
		forcedColors: "none",
		...media,
	});
	await page.setViewportSize({
		width: width ?? phone.viewport.width,
		height: height ?? phone.viewport.height,
	});
	await page.evaluate(async (percent) => {
		document.documentElement.style.fontSize = `${percent}%`;
		// Components that measure themselves have drawn after two frames.
		for (let frame = 0; frame < 2; frame++)
			await new Promise((resolve) => requestAnimationFrame(resolve));
	}, textPercent);
}
