// Steps of a person in the app, in their language: open a privilege, claim it, read its code.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { scan } from "./scanner";

/** The demo deal of most journeys: a CODE128 counter code, valid for 15 minutes. */
export const latte = {
	reference: "1001",
	alt_reference: "PV_1001",
	minutes: 15,
	name: {
		th: "ลาเต้เย็น ซื้อ 1 แก้ว รับฟรีอีก 1 แก้ว",
		"en-US": "Iced latte, two for one",
	},
};

export interface Person {
	page: Page;
	language: Locale;
}

/** The button whose whole text is this one in the person's language. */
export function button({ page, language }: Person, english: string): Locator {
	return page.getByRole("button", {
		name: translate(language, english),
		exact: true,
	});
}

/** The button of a coupon in the history, whose accessible name also contains the privilege's name. */
export function couponButton(
	{ page, language }: Person,
	english: "Use code" | "View code" | "Waiting for internet",
): Locator {
	return page.getByRole("button", { name: translate(language, english) });
}

/** Opens the latte's privilege sheet from the deals of home, and returns it. */
export async function openLatte({ page, language }: Person): Promise<Locator> {
	const name = latte.name[language];
	await page
		.getByRole("main")
		.getByRole("article")
		.filter({ hasText: name })
		.first()
		.getByRole("link")
		.click();
	const sheet = page.getByRole("dialog", { name });
	await expect(sheet).toBeVisible();
	return sheet;
}

/** Presses the main button of the open privilege and chooses when to use it; the caller confirms being at the counter. */
export async function claim(person: Person, use: "Use now" | "Use later") {
	const { page, language } = person;
	await button(person, "Get this privilege").click();
	await page.getByRole("radio", { name: translate(language, use) }).check();
	await button(person, use === "Use now" ? use : "Claim and keep").click();
}

/** Claims the open privilege for use at the counter now; returns the code's dialog. */
export async function claimNow(person: Person): Promise<Locator> {
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	return codeDialog(person);
}

/** Waits until presses are accepted, since new content ignores them for 500 ms; needed before raw input and forced clicks only. */
export const waitForPresses = (page: Page) =>
	expect
		.poll(() =>
			page
				.locator("html, dialog:modal")
				.evaluateAll((places) =>
					places.map((place) => getComputedStyle(place).pointerEvents),
				),
		)
		.not.toContain("none");

/** Presses the locked main button of a privilege or an article, which Playwright takes for disabled. */
export async function pressLocked({ page }: Pick<Person, "page">) {
	const locked = page.locator("button[data-locked]");
	await expect(locked).toBeVisible();
	await waitForPresses(page);
	await locked.click({ force: true });
}

/** Taps twice on one spot, `gap` ms apart, and waits until new content accepts presses. */
export async function tapTwice(
	page: Page,
	spot: { x: number; y: number },
	gap: number,
) {
	await waitForPresses(page);
	// The second tap does not wait for the first, so that a busy machine still makes a double tap.
	const first = page.touchscreen.tap(spot.x, spot.y);
	await page.waitForTimeout(gap);
	await Promise.all([first, page.touchscreen.tap(spot.x, spot.y)]);
	await waitForPresses(page);
}

/** The centre of an element once it accepts presses. */
export async function centreOf(target: Locator) {
	await expect(target).toBeVisible();
	await waitForPresses(target.page());
	let centre = { x: 0, y: 0 };
	// Retries, since a reply may replace the element.
	await expect(async () => {
		const box = await target.boundingBox();
		if (!box) throw new Error("The element is not on the screen");
		centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}).toPass();
	return centre;
}

/** The dialog of the open code. */
export async function codeDialog({ page, language }: Person): Promise<Locator> {
	const dialog = page.getByRole("dialog").filter({
		has: page.getByRole("tab", { name: translate(language, "QR") }),
	});
	await expect(dialog).toBeVisible();
	return dialog;
}

/** Opens the code of the only started coupon in My coupons. */
export async function viewCode(person: Person): Promise<Locator> {
	await couponButton(person, "View code").click();
	return codeDialog(person);
}

/** The contents of the code's three tabs: the text, and the scanned barcode and QR code. */
export async function readCode({ language }: Person, dialog: Locator) {
	const tab = (name: string) =>
		dialog.getByRole("tab", { name: translate(language, name), exact: true });
	const picture = dialog.locator("canvas[data-drawn]");
	await tab("Code").click();
	const text = await dialog.getByTestId("code").innerText();
	await tab("Barcode").click();
	await expect(picture).toBeVisible();
	const barcode = await scan(dialog.getByRole("tabpanel"));
	await tab("QR").click();
	await expect(picture).toBeVisible();
	const qr = await scan(dialog.getByRole("tabpanel"));
	return { text: text.replaceAll(/\s/g, ""), barcode, qr };
}

/** The seconds that the code's countdown shows. */
export async function timeLeft(dialog: Locator): Promise<number> {
	const clock = dialog.getByRole("timer");
	await expect(clock).toHaveText(/\d+:\d\d/);
	const [minutes = 0, seconds = 0] =
		(await clock.innerText()).match(/\d+/g)?.map(Number) ?? [];
	return minutes * 60 + seconds;
}

/** Waits until a closed dialog has removed its history entry, which would cancel a page load that is under way. */
export const waitForGuardRemoval = (page: Page) =>
	page.waitForFunction(() => !history.state?.overlay);
