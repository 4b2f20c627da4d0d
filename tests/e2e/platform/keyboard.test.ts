// Proves that claiming works with the keyboard alone, and that the focus follows what is open.

import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { codeDialog, latte } from "../support/person";

/** Presses Tab until the element of this name has the focus; fails after a whole round. */
async function tabTo(page: Page, name: string) {
	for (let step = 0; step < 200; step++) {
		await page.keyboard.press("Tab");
		const focused = page.locator(":focus");
		if ((await focused.count()) === 0) continue;
		const spoken = await focused.evaluate(
			(element) =>
				element.getAttribute("aria-label") ??
				(element instanceof HTMLInputElement
					? (element.labels?.[0]?.textContent ?? "")
					: (element.textContent ?? "")),
		);
		if (spoken.replaceAll(/\s+/g, " ").includes(name)) return;
	}
	throw new Error(`The keyboard never reached "${name}"`);
}

test("a privilege can be claimed at the counter with the keyboard alone", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await tabTo(page, latte.name.th);
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog", { name: latte.name.th });
	await expect(sheet).toBeVisible();
	expect(
		await sheet.evaluate((it) => it.contains(document.activeElement)),
	).toBe(true);
	await tabTo(page, translate("th", "Get this privilege"));
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("radio", { name: translate("th", "Use later") }),
	).toBeChecked();
	await tabTo(page, translate("th", "Use later"));
	await page.keyboard.press("ArrowUp");
	await expect(
		page.getByRole("radio", { name: translate("th", "Use now") }),
	).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await tabTo(page, translate("th", "My turn, start the clock"));
	await page.keyboard.press("Enter");
	const code = await codeDialog({ page, language: "th" });
	await tabTo(page, translate("th", "Barcode"));
	await page.keyboard.press("ArrowRight");
	await expect(
		code.getByRole("tab", { name: translate("th", "QR"), exact: true }),
	).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Escape");
	await expect(code).toBeHidden();
});

test("the focus returns to the control that opened the privilege", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await tabTo(page, latte.name.th);
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog", { name: latte.name.th });
	await expect(sheet).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(page.locator(":focus")).toContainText(latte.name.th);
});
