// Proves that the phone's back closes what is open over the page, one layer per press, and leaves no history entry without effect (1 §2).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { goOffline, signIn, waitForHome } from "../support/journey";
import {
	button,
	claimNow,
	couponButton,
	latte,
	openLatte,
} from "../support/person";
import { fullMotion } from "../support/phone";
import { waitForWholeShell } from "../support/shell";

test.use({ ...fullMotion, serviceWorkers: "allow" });

const th = "th" as const;
const coupons = (page: Page) =>
	page.getByRole("heading", { name: translate(th, "My coupons"), level: 1 });
const toHistory = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("link", { name: translate(th, "My coupons") })
		.first()
		.click();

/** Waits until the guard entry of a closed dialog is removed from the history. */
const settled = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => "overlay" in (history.state ?? {})))
		.toBe(false);

test("back closes a sheet over a privilege first, then the privilege, then the page", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: th };
	await signIn(page, customer);
	await toHistory(page);
	await expect(coupons(page)).toBeVisible();
	await page.goBack();
	await waitForHome(page);
	const privilege = await openLatte(person);
	await button(person, "Get this privilege").click();
	const choice = page.getByRole("radio", { name: translate(th, "Use later") });
	await expect(choice).toBeVisible();
	const privilegeAddress = page.url();
	await page.goBack();
	await expect(choice).toBeHidden();
	await expect(privilege).toBeVisible();
	expect(page.url()).toBe(privilegeAddress);
	await page.goBack();
	await expect(privilege).toBeHidden();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
});

test("back closes the code's full screen first, then the code, and its page stays", async ({
	page,
	customer,
}) => {
	const person = { page, language: th };
	await signIn(page, customer);
	await openLatte(person);
	await claimNow(person);
	await page.goto("/");
	await waitForHome(page);
	await page.goto("/history?state=history");
	await couponButton(person, "View code").click();
	await button(person, "Full screen").click();
	const full = page.getByRole("dialog", {
		name: translate(th, "Code on the full screen"),
	});
	const code = page.getByRole("dialog", { name: translate(th, "Your code") });
	await expect(full).toBeVisible();
	await page.goBack();
	await expect(full).toBeHidden();
	await expect(code).toBeVisible();
	await page.goBack();
	await expect(code).toBeHidden();
	await expect(coupons(page)).toBeVisible();
	await page.goBack();
	await waitForHome(page);
});

test("a reload when the network is lost stays in the app", async ({
	page,
	customer,
	context,
	faultProxy,
}) => {
	await signIn(page, customer);
	await waitForWholeShell(page);
	await context.setOffline(true);
	await page.reload();
	await waitForHome(page);
	await settled(page);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
});

test("a dialog that was closed by its button leaves no history entry without effect", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: th };
	await signIn(page, customer);
	await toHistory(page);
	await expect(coupons(page)).toBeVisible();
	await goOffline(page);
	const dialog = page.getByRole("dialog", {
		name: translate(th, "No Internet connection"),
	});
	await expect(dialog).toBeVisible();
	await button(person, "Close").click();
	await expect(dialog).toBeHidden();
	await settled(page);
	await context.setOffline(false);
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
	await page.goForward();
	await expect(coupons(page)).toBeVisible();
});

test("back from a page that a dialog led to goes to the page before, not to an empty history entry", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: th };
	await signIn(page, customer);
	await openLatte(person);
	await claimNow(person);
	await button(person, "All my coupons").click();
	await expect(coupons(page)).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole("dialog", { name: latte.name.th })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await waitForHome(page);
});

test("a dialog that must be answered stays open, however often back is pressed", async ({
	page,
	customer,
	faultProxy,
}) => {
	faultProxy.inject("getPrivilegeListV3", replyFault(403));
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(
		translate(th, "Session timeout. Please log-in again to use the service."),
	);
	for (let press = 0; press < 3; press++) {
		await expect
			.poll(() => page.evaluate(() => "overlay" in (history.state ?? {})))
			.toBe(true);
		await page.goBack();
		await expect(dialog).toBeVisible();
	}
	await expect(page).toHaveURL(`${faultProxy.address}/`);
});
