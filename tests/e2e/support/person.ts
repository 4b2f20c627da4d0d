// Steps of a person in the app, in their language: open a privilege, claim it, read its code, view it again.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { scan } from "./scanner";

/** The deal of the pictures: a counter code as CODE128, valid for 15 minutes. */
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

/** A control by its text in the person's language, the whole text. */
export function button({ page, language }: Person, english: string): Locator {
	return page.getByRole("button", {
		name: translate(language, english),
		exact: true,
	});
}

/** The action of a coupon in the history, which names its privilege too. */
export function couponButton(
	{ page, language }: Person,
	english: "Use code" | "View code" | "Waiting for internet",
): Locator {
	return page.getByRole("button", { name: translate(language, english) });
}

/** The privilege sheet of the latte, opened from the deals of home. */
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

/** Presses the main button of an open privilege and chooses; leaves the choice of the counter to the caller. */
export async function claim(person: Person, use: "Use now" | "Use later") {
	const { page, language } = person;
	await button(person, "Get this privilege").click();
	await page.getByRole("radio", { name: translate(language, use) }).check();
	await button(person, use === "Use now" ? use : "Claim and keep").click();
}

/** Claims the open privilege for now, at the counter; gives the code's dialog. */
export async function claimNow(person: Person): Promise<Locator> {
	await claim(person, "Use now");
	await button(person, "My turn, start the clock").click();
	return codeDialog(person);
}

/** Waits until presses are accepted: new content takes none for 500 ms. A click waits by itself, raw input and a forced click do not. */
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

/** Presses the main button of a privilege or an article that cannot be had now; to the machine it counts as disabled. */
export async function pressLocked({ page }: Pick<Person, "page">) {
	const locked = page.locator("button[data-locked]");
	await expect(locked).toBeVisible();
	await waitForPresses(page);
	await locked.click({ force: true });
}

/** Two taps of a finger on one spot, `gap` ms apart; then whatever they made appear can be pressed. */
export async function tapTwice(
	page: Page,
	spot: { x: number; y: number },
	gap: number,
) {
	await waitForPresses(page);
	const begun = performance.now();
	await page.touchscreen.tap(spot.x, spot.y);
	// The page's own work belongs to the gap: on a busy machine the second tap would else be no double tap any more.
	await page.waitForTimeout(Math.max(0, gap - (performance.now() - begun)));
	await page.touchscreen.tap(spot.x, spot.y);
	await waitForPresses(page);
}

/** The centre of an element once it accepts presses. */
export async function centreOf(target: Locator) {
	await expect(target).toBeVisible();
	await waitForPresses(target.page());
	let centre = { x: 0, y: 0 };
	// A reply may replace the element meanwhile.
	await expect(async () => {
		const box = await target.boundingBox();
		if (!box) throw new Error("Nothing is there");
		centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}).toPass();
	return centre;
}

/** The open code. */
export async function codeDialog({ page, language }: Person): Promise<Locator> {
	const dialog = page.getByRole("dialog").filter({
		has: page.getByRole("tab", { name: translate(language, "QR") }),
	});
	await expect(dialog).toBeVisible();
	return dialog;
}

/** Opens the code of the one coupon of My coupons that runs already. */
export async function viewCode(person: Person): Promise<Locator> {
	await couponButton(person, "View code").click();
	return codeDialog(person);
}

/** The contents of the code's three tabs: the text, and the scan of the two pictures. */
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

/** Seconds on the code's clock. */
export async function timeLeft(dialog: Locator): Promise<number> {
	const clock = dialog.getByRole("timer");
	await expect(clock).toHaveText(/\d+:\d\d/);
	const [minutes = 0, seconds = 0] =
		(await clock.innerText()).match(/\d+/g)?.map(Number) ?? [];
	return minutes * 60 + seconds;
}

/** Waits until the history entry of a closed dialog is removed: that step cancels a load that began before. */
export const waitForGuardRemoval = (page: Page) =>
	page.waitForFunction(() => !history.state?.overlay);
