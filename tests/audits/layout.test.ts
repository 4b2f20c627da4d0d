// Proves that no layout shifts: on home with late parts and expiring codes, on a privilege, and on every page with a slow API.
import type { Page } from "@playwright/test";
import { historyOf } from "../e2e/support/coupon";
import { expect, test } from "../e2e/support/fixtures";
import { newCustomer, preparePhone, waitForHome } from "../e2e/support/journey";
import { fullMotion } from "../e2e/support/phone";
import { storedText } from "../e2e/support/storedText";
import { translate } from "../support/catalogue";
import { addresses } from "./addresses";

test.use(fullMotion);

/** The smallest shift that counts: the growing dots of the carousel cause smaller ones. */
const minShift = 0.0001;

/** Records every layout shift of a page from its first paint on. */
const watchShifts = (page: Page) =>
	page.addInitScript((least) => {
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries())
				if (Number(Reflect.get(shift, "value")) >= least)
					performance.mark("shift", { detail: JSON.stringify(shift) });
		}).observe({ type: "layout-shift", buffered: true });
	}, minShift);

/** The layout shifts of the open page after its loads are over. */
async function shifts(page: Page) {
	await page.waitForLoadState("networkidle");
	return page.evaluate(() =>
		performance.getEntriesByName("shift").map((mark) => {
			const { detail } = mark as PerformanceMark;
			return String(detail);
		}),
	);
}

for (const language of ["th", "en-US"] as const)
	test(`home loads without a layout shift (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await preparePhone({ page, customer, language });
		await watchShifts(page);
		const late = ["/Banner/", "getPrivilegeListV3", "GetBrandList"].map(
			(path) => faultProxy.inject(path, { kind: "hold" }),
		);
		await page.goto("/");
		for (const fault of late) {
			await fault.met;
			fault.release();
		}
		await waitForHome(page);
		expect(await shifts(page)).toEqual([]);
	});

test("a privilege opened by its address causes no layout shift", async ({
	page,
	customer,
}) => {
	await preparePhone({ page, customer, language: "th" });
	await watchShifts(page);
	await page.goto("/?modal-privilege=1001");
	await expect(
		page
			.getByRole("dialog")
			.getByRole("tab", { name: translate("th", "Branches") }),
	).toBeVisible();
	expect(await shifts(page)).toEqual([]);
});

test("an expiring code causes no layout shift when it arrives, and its space is reserved at the next start", async ({
	page,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "full");
	const items = await historyOf(customer.api, "canuse");
	const running = items.find((item) => item.countdown_datetime !== null);
	await preparePhone({ page, customer, language: "th" });
	await watchShifts(page);
	await page.goto("/");
	await waitForHome(page);
	await expect
		.poll(() => storedText(page), { timeout: 60_000 })
		.toContain(`code/${customer.api.sub}/${running?.ext_transaction_id}`);
	// The app stores the expiring codes for home a few seconds later.
	const endingSoon = `customer/${customer.api.sub}/ending-soon`;
	await expect
		.poll(() => page.evaluate((key) => localStorage.getItem(key), endingSoon))
		.not.toBeNull();
	expect(await shifts(page)).toEqual([]);
	await page.reload();
	await expect(
		page.getByRole("heading", { name: translate("th", "Expiring soon") }),
	).toBeVisible();
	expect(await shifts(page)).toEqual([]);
});

/** The largest allowed CLS, without a unit. */
const most = 0.02;

for (const address of addresses)
	test(`${address} does not shift while a slow API answers`, async ({
		page,
		appAddress,
	}) => {
		const customer = await newCustomer(appAddress, "full");
		await preparePhone({ page, customer, language: "th" });
		await watchShifts(page);
		let turn = 0;
		// Calls take different times, so that no two parts arrive together.
		await page.route("**/api/**", async (route) => {
			const ms = 300 + 200 * (turn++ % 6);
			await new Promise((resolve) => setTimeout(resolve, ms));
			await route.fallback();
		});
		await page.goto(address);
		const all = (await shifts(page)).map((it) => JSON.parse(it));
		const sum = all.reduce((total, { value }) => total + value, 0);
		expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(most);
	});
