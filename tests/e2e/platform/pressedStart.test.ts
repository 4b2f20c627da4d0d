// Proves that a deal in home's skeleton can be pressed before the app has started, without delaying the rest of the start.
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { holdCode, storeToken, waitForHome } from "../support/journey";
import { latte } from "../support/person";
import { fullMotion } from "../support/phone";

test.use({ ...fullMotion, serviceWorkers: "block" });

const skeletonDeal = (page: Page) =>
	page.locator(".start-home article").first();

/** Presses the first deal of the skeleton; returns its title without spaces. */
async function pressDeal(page: Page) {
	const deal = skeletonDeal(page);
	await expect(deal).toHaveText(/\p{L}/u);
	const title = (await deal.innerText()).split("\n").at(1) ?? "";
	expect(title).not.toBe("");
	const { x = 0, y = 0 } = (await deal.boundingBox()) ?? {};
	await page.touchscreen.tap(x + 60, y + 60);
	await expect(page.locator(".start-privilege > div")).toBeVisible();
	return title.replace(/\s/g, "");
}

/** Waits for the sheet of a privilege with this title. */
async function waitForSheet(page: Page, title: string) {
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("tab").first()).toBeVisible();
	expect((await sheet.innerText()).replace(/\s/g, "")).toContain(title);
	return sheet;
}

// The bug: on a slow phone the skeleton showed a deal for a second, but ignored presses on it.
for (const when of ["before the code has come", "while home's data comes"])
	test(`a deal that is pressed ${when} opens its privilege over home`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await storeToken(page, customer);
		const isEarly = when === "before the code has come";
		const held = isEarly ? "/assets/index-" : "/getPrivilegeListV3";
		const answer = faultProxy.inject(held, { kind: "hold" });
		await page.goto("about:blank");
		await page.goto("/", { waitUntil: "commit" });
		await answer.met;
		// The app has read the address when the history state has a key.
		if (!isEarly) await page.waitForFunction(() => history.state?.key);
		const title = await pressDeal(page);
		if (isEarly) answer.release();
		const sheet = await waitForSheet(page, title);
		answer.release();
		await page.goBack();
		await expect(sheet).toHaveCount(0);
		await waitForHome(page);
		expect(new URL(page.url()).search).toBe("");
	});

// The bug: the moving highlight of the skeleton received every third press.
test("a deal of the skeleton can be pressed at every moment of its loading animation", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const code = faultProxy.inject("/assets/index-", { kind: "hold" });
	await page.goto("about:blank");
	await page.goto("/", { waitUntil: "commit" });
	await expect(skeletonDeal(page)).toHaveText(/\p{L}/u);
	const covered = await page.evaluate(() => {
		const deal = document.querySelector(".start-home article");
		const { x, y, width, height } = deal?.getBoundingClientRect() ?? {
			...{ x: 0, y: 0, width: 0, height: 0 },
		};
		const motions = document.getAnimations();
		const moments = Array.from({ length: 15 }, (_, at) => 300 + 100 * at);
		return {
			motions: motions.length,
			at: moments.filter((moment) => {
				for (const motion of motions) {
					motion.pause();
					motion.currentTime = moment;
				}
				const met = document.elementFromPoint(x + width / 2, y + height / 2);
				return !deal?.contains(met);
			}),
		};
	});
	expect(covered).toEqual({ motions: 1, at: [] });
	code.release();
	await waitForHome(page);
});

// The bug: the pressed deal replaced home in the history, so its close button led to the page before home.
test("a reload of home that was reached from another page keeps home behind a pressed deal", async ({
	page,
	customer,
}) => {
	await storeToken(page, customer);
	await page.goto("/article?alt_reference=AR_9999");
	await page
		.getByRole("link", { name: translate("th", "Back to home") })
		.click();
	await waitForHome(page);
	const release = await holdCode(page);
	await page.reload({ waitUntil: "commit" });
	const title = await pressDeal(page);
	release();
	const sheet = await waitForSheet(page, title);
	await sheet
		.getByRole("button", { name: translate("th", "Close") })
		.first()
		.click();
	await expect(sheet).toHaveCount(0);
	await waitForHome(page);
	expect(page.url()).toBe(new URL("/", page.url()).href);
	await page.goBack();
	await expect(page).toHaveURL(/AR_9999/);
});

// The bug: the start also looked for a pressed deal when a code was opened, so it loaded the page behind the code first.
test("a code opened by its address does not wait for the page below it", async ({
	page,
	customer,
	faultProxy,
}) => {
	const transaction = await runningCoupon(customer.api, latte.reference);
	await storeToken(page, customer);
	const list = faultProxy.inject("/assets/HistoryPage-", { kind: "hold" });
	await page.goto(`/history?state=history&open=${transaction}`, {
		waitUntil: "commit",
	});
	await expect(
		page.getByRole("dialog").locator("canvas[data-drawn]").first(),
	).toBeVisible();
	await list.met;
	list.release();
});

// The bug: the screen did not react to the press until the code of privileges was loaded, which took seconds at a first start.
test("a privilege whose code is still loading shows a skeleton, which can be closed", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	const code = faultProxy.inject("/assets/PrivilegeModal-", { kind: "hold" });
	await page.goto("/");
	await waitForHome(page);
	const deal = page.getByRole("main").getByRole("article").first();
	await deal.getByRole("link").click();
	await code.met;
	const close = page.getByRole("button", { name: translate("th", "Close") });
	await close.click();
	await expect(close).toHaveCount(0);
	expect(new URL(page.url()).search).toBe("");
	await deal.getByRole("link").click();
	await expect(close).toBeVisible();
	code.release();
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("tab").first()).toBeVisible();
	await close.click();
	await expect(sheet).toHaveCount(0);
	await expect(close).toHaveCount(0);
});
