// Proves the session-timeout dialog: the right advice after each failure, the call center if the session cannot be renewed, one renewal for all tabs, and the report of the new session (P16, 1 §4, 1 §8).
import type { Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	chooseLanguage,
	setToken,
	signIn,
	waitForHome,
} from "../support/journey";
import { button, claimNow, couponButton, openLatte } from "../support/person";
import { tokenOn } from "../support/savedAccount";
import { lockIsFree } from "../support/sent";
import { tokenWith } from "../support/token";

const day = 86_400;

/** Opens the app with this saved token, as on a later day. */
async function openWith(page: Page, token: string, path = "/") {
	await page.goto("/manifest.webmanifest");
	await setToken(page, token);
	await page.goto(path);
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const callLink = (page: Page) => dialogOf(page).locator("a[href^='tel:']");

for (const language of ["th", "en-US"] as const satisfies Locale[]) {
	for (const [status, said] of [
		[429, "Too many requests right now. Please wait a moment and try again."],
		[
			500,
			"Our service could not renew your session right now. Please try again in a few minutes.",
		],
	] as const)
		test(`a ${status} on reactivating shows the right message, and another press continues (${language})`, async ({
			page,
			customer,
			faultProxy,
		}) => {
			await chooseLanguage(page, language);
			await openWith(page, await tokenWith(-60, customer));
			const again = button({ page, language }, "Reactivate");
			const refused = faultProxy.inject("GenerateAppTokenV2", {
				...replyFault(status),
			});
			await again.click();
			await expect(dialogOf(page)).toContainText(translate(language, said));
			refused.release();
			await again.click();
			await waitForHome(page);
		});

	test(`a session that ended more than 30 days ago offers the call center and the saved codes, but no renewal (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language };
		await signIn(page, customer, language);
		await openLatte(person);
		await expect(await claimNow(person)).toContainText(
			translate(language, "Saved on this phone, opens without internet"),
		);
		await openWith(page, await tokenWith(-31 * day, customer));
		await expect(callLink(page)).toBeVisible();
		await expect(button(person, "Reactivate")).toHaveCount(0);
		await expect(dialogOf(page)).toContainText(
			translate(
				language,
				"This session can no longer be renewed. Please open Galaxy Gift from your phone’s menu again, or call us.",
			),
		);
		await button(person, "Open saved codes").click();
		await expect(page).toHaveURL(`${faultProxy.address}/history?state=history`);
		await expect(dialogOf(page)).toHaveCount(0);
		await expect(couponButton(person, "View code")).toBeVisible();
	});
}

test("a reply that refuses the token permanently replaces the button with the call center", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openWith(page, await tokenWith(-60, customer));
	faultProxy.inject("GenerateAppTokenV2", replyFault(403));
	const reactivate = button({ page, language: "th" }, "Reactivate");
	await reactivate.click();
	await expect(callLink(page)).toBeVisible();
	await expect(reactivate).toHaveCount(0);
});

test("the dialog of another tab closes by itself after one tab has renewed the session, and its page loads", async ({
	page,
	context,
	customer,
}) => {
	const old = await tokenWith(-60, customer);
	await openWith(page, old, "/brand_list");
	await expect(dialogOf(page)).toBeVisible();
	const second = await context.newPage();
	await second.goto("/");
	await expect(dialogOf(second)).toBeVisible();
	await button({ page: second, language: "th" }, "Reactivate").click();
	await waitForHome(second);
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(page).toHaveURL(/\/brand_list$/);
	await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
	expect(await tokenOn(page)).not.toBe(old);
});

test("the new session is reported with its own id and the new token", async ({
	page,
	customer,
	faultProxy,
}) => {
	await openWith(page, await tokenWith(-60, customer));
	await expect(dialogOf(page)).toBeVisible();
	await button({ page, language: "th" }, "Reactivate").click();
	await waitForHome(page);
	const session = await page.evaluate(() =>
		sessionStorage.getItem("session_id"),
	);
	const reports = faultProxy.requests.filter(({ url }) =>
		url.endsWith("CreateEventSession"),
	);
	expect(reports.map(({ body }) => JSON.parse(body).session_id)).toEqual([
		session,
	]);
});

test("a refused refresh counts as one of the three that a session may try", async ({
	page,
	customer,
	faultProxy,
}) => {
	const old = await tokenWith(100, customer);
	const refused = faultProxy.inject("RefreshToken", {
		...replyFault(400),
	});
	await openWith(page, old, "/history?state=history");
	await expect(page).toHaveTitle(/ · /);
	await expect
		.poll(async () => {
			await page.mouse.click(3, 420);
			return page.evaluate(() => sessionStorage.getItem("refreshTokenCount"));
		})
		.toBe("3");
	for (let count = 0; count < 3; count++) await page.mouse.click(3, 420);
	await lockIsFree(page, "token-refresh");
	expect(refused.count()).toBe(3);
	expect(await tokenOn(page)).toBe(old);
});
