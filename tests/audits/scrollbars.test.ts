// Proves that desktop scrollbars, which take up width, make no page scroll sideways and leave no bright strip beside a dialog.
import sharp from "sharp";
import { expect, test } from "../e2e/support/fixtures";
import { newCustomer, preparePhone, waitForHome } from "../e2e/support/journey";
import { browserArguments } from "../support/browser";
import { translate } from "../support/catalogue";
import { addresses } from "./addresses";

test.use({
	isMobile: false,
	hasTouch: false,
	viewport: { width: 1280, height: 700 },
	launchOptions: {
		executablePath: process.env.TEST_SHELL ?? process.env.TEST_BROWSER,
		args: browserArguments,
		ignoreDefaultArgs: ["--hide-scrollbars"],
	},
});

test("no page scrolls sideways", async ({ page, appAddress }) => {
	const customer = await newCustomer(appAddress, "full");
	await preparePhone({ page, customer, language: "th" });
	let widths = 0;
	for (const address of addresses) {
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		const { clientWidth, scrollWidth } = await page.evaluate(() => {
			const { clientWidth, scrollWidth } = document.documentElement;
			return { clientWidth, scrollWidth };
		});
		if (clientWidth < 1280) widths++;
		expect(scrollWidth, address).toBe(clientWidth);
	}
	expect(widths, "pages with a scrollbar").toBeGreaterThan(5);
});

test("a dialog dims the scrollbar's room too", async ({ page, customer }) => {
	await preparePhone({ page, customer, language: "th" });
	await page.goto("/");
	await waitForHome(page);
	/** The grey value of the window's right edge. */
	const edge = async () => {
		const picture = await page.screenshot({
			clip: { x: 1272, y: 300, width: 4, height: 4 },
		});
		const { channels } = await sharp(picture).greyscale().stats();
		return channels[0]?.mean;
	};
	await page.getByRole("main").getByRole("article").first().click();
	await expect(
		page
			.getByRole("dialog")
			.getByRole("tab", { name: translate("th", "Branches") }),
	).toBeVisible();
	await expect.poll(edge).toBeLessThan(150);
	await page.getByRole("button", { name: translate("th", "Close") }).click();
	await expect.poll(edge).toBeGreaterThan(200);
});
