// Proves what works offline: the shell after one visit, the offline notices, and embedded drawings (P12, P29).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { goOffline, signIn, waitForHome } from "../support/journey";
import { button, codeDialog, latte } from "../support/person";
import { waitForWholeShell } from "../support/shell";
import { waitForSavedQuery } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

/** The banner that stays while there is no network, on pages that do not show this themselves. */
const banner = (page: Page) =>
	page.getByRole("status").locator("p", {
		hasText: new RegExp(`^${translate("th", "No internet connection")}$`),
	});

/** A page's own notice that there is no network: above saved data, or in place of data that could not be loaded. */
const saidByPage = (page: Page) =>
	page.locator("main").getByText(translate("th", "No internet")).first();

test("going offline opens a dialog with an embedded drawing; a banner stays on every page until the network is back", async ({
	page,
	context,
	customer,
}) => {
	await signIn(page, customer);
	await page.goto("/language");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await goOffline(page);
	const dialog = page.getByRole("dialog", {
		name: translate("th", "No Internet connection"),
	});
	await expect(dialog).toBeVisible();
	await expect(dialog.locator("svg").first()).toBeVisible();
	await expect(dialog.locator("img")).toHaveCount(0);
	await button({ page, language: "th" }, "Close").click();
	await expect(dialog).toBeHidden();
	await expect(banner(page)).toBeVisible();
	await context.setOffline(false);
	await expect(banner(page)).toHaveCount(0);
	await context.setOffline(true);
	await expect(banner(page)).toBeVisible();
	await page.goto("/");
	await waitForHome(page);
	await expect(saidByPage(page)).toBeVisible();
	await expect(banner(page)).toHaveCount(0);
	await page.goto("/history?state=history");
	await expect(saidByPage(page)).toBeVisible();
	await expect(banner(page)).toHaveCount(0);
});

test("going offline while a code is shown keeps the code, with the banner below it", async ({
	page,
	customer,
}) => {
	const id = await runningCoupon(customer.api, latte.reference);
	await signIn(page, customer);
	await page.goto(`/history?state=history&open=${id}`);
	const code = await codeDialog({ page, language: "th" });
	await goOffline(page);
	await expect(saidByPage(page)).toBeVisible();
	await expect(code).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("from the smallest phone to a wide screen a popup is 350 px wide and at least 242 px high, a custom dialog 360 px by at least 249 px", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await waitForWholeShell(page);
	const panel = page.getByRole("dialog").locator("> div");
	/** The position of the open dialog at this size of the screen; checks that it is inside the screen. */
	const box = async (width: number, height: number) => {
		await page.setViewportSize({ width, height });
		const at = await panel.evaluate((it) => {
			const { width, height, left, right, top, bottom } =
				it.getBoundingClientRect();
			return { width, height, left, right, top, bottom };
		});
		expect(Math.min(at.left, at.top)).toBeGreaterThanOrEqual(0);
		expect(at.right).toBeLessThanOrEqual(width);
		expect(at.bottom).toBeLessThanOrEqual(height);
		return at;
	};
	const screens = [
		[320, 568],
		[360, 780],
		[900, 1000],
	] as const;
	await context.setOffline(true);
	await expect(panel).toBeVisible();
	for (const [width, height] of screens) {
		const custom = await box(width, height);
		expect(custom.height).toBeGreaterThanOrEqual(249);
		expect(custom.width).toBeLessThanOrEqual(360);
		if (width > 400) expect(custom.width).toBe(360);
	}
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await context.setOffline(false);
	faultProxy.inject("DetailV2", replyFault(423));
	await page.goto("/?modal-privilege=1002");
	// The sheet of the privilege is open until the reply arrives.
	await expect(
		page.getByRole("dialog", { name: translate("th", "An error occurred") }),
	).toBeVisible();
	await expect(panel).toHaveCount(1);
	for (const [width, height] of screens) {
		const popup = await box(width, height);
		expect(popup.height).toBeGreaterThanOrEqual(242);
		expect(popup.width).toBeLessThanOrEqual(350);
		if (width > 400) expect(popup.width).toBe(350);
	}
});

test("after one visit the app opens from a cold start offline at home, the hub, the coupons and the favourites", {
	tag: "@ci",
}, async ({ profile, customer, faultProxy }) => {
	const first = await profile.open();
	await signIn(first.page, customer);
	await waitForWholeShell(first.page);
	// The data of home is saved a moment after it was loaded.
	await waitForSavedQuery(first.page, "popular");
	await profile.close();
	faultProxy.down();
	const second = await profile.open({ offline: true });
	const errors: string[] = [];
	second.page.on("pageerror", (error) => errors.push(error.message));
	for (const home of ["/", "/hub"]) {
		await second.page.goto(home);
		await waitForHome(second.page);
	}
	for (const [address, heading] of [
		["/history?state=history", "My coupons"],
		["/myfavorite", "Favourite deals"],
	] as const) {
		await second.page.goto(address);
		await expect(
			second.page.getByRole("heading", {
				name: translate("th", heading),
				level: 1,
			}),
		).toBeVisible();
	}
	expect(errors).toEqual([]);
});

test("a screen that was never loaded says so offline, and offers a next step", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const missing = faultProxy.inject("assets/pages-", { kind: "dropBefore" });
	await signIn(page, customer);
	await missing.met;
	await context.setOffline(true);
	await page.goto("/myfavorite");
	const main = page.getByRole("main");
	await expect(
		main.getByRole("heading", {
			name: translate("th", "This page could not be opened"),
			level: 1,
		}),
	).toBeVisible();
	await expect(
		main.getByRole("button", { name: translate("th", "Try again") }),
	).toBeVisible();
});

test("the service worker caches no reply of the API", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => navigator.serviceWorker.ready);
	const saved = await page.evaluate(async () => {
		const addresses: string[] = [];
		for (const name of await caches.keys())
			for (const request of await (await caches.open(name)).keys())
				addresses.push(new URL(request.url).pathname);
		return addresses;
	});
	expect(saved.length).toBeGreaterThan(5);
	expect(saved.filter((path) => path.startsWith("/api"))).toEqual([]);
	expect(saved.filter((path) => path.startsWith("/demo"))).toEqual([]);
});
