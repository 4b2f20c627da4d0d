// Proves that no control lies under a phone's notch or home bar (P29).
import type { Locator, Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn, waitForHome } from "../support/journey";
import { button, codeDialog, openLatte } from "../support/person";

/** The insets of an iPhone's status bar and home bar, in CSS px. */
const insets = { top: 59, bottom: 34, left: 0, right: 0 };

/** Gives the page the insets of a phone with a notch, as Chromium's own device mode does. */
async function addNotch(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

async function expectClear(page: Page, control: Locator) {
	await expect(control).toBeInViewport();
	const height = page.viewportSize()?.height ?? 0;
	await expect
		.poll(async () => (await control.boundingBox())?.y ?? 0)
		.toBeGreaterThanOrEqual(insets.top - 1);
	await expect
		.poll(async () => {
			const box = await control.boundingBox();
			return box ? box.y + box.height : height;
		})
		.toBeLessThanOrEqual(height - insets.bottom + 1);
}

test("the controls of home, a page, a privilege and a code lie outside the notch and the home bar", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const id = await runningCoupon(customer.api, "1002");
	await addNotch(page);
	await signIn(page, customer);

	await openLatte(person);
	await expectClear(page, button(person, "Get this privilege"));
	await expectClear(page, button(person, "Close"));

	await page.goto(`/history?state=history&open=${id}`);
	const code = await codeDialog(person);
	await expectClear(
		page,
		code.getByRole("button", { name: translate("th", "Close") }),
	);
	await page.keyboard.press("Escape");
	await expectClear(page, button(person, "Back"));

	await page.goto("/");
	await waitForHome(page);
	await expectClear(
		page,
		page.getByRole("link", { name: translate("th", "Favourites") }),
	);
	await expectClear(page, page.getByRole("complementary").getByRole("button"));
});
