// Proves a coupon kept for later: its result, its use from the history with one countdown, the used tab, and its prefetched code (O02).

import { couponCodeDetail } from "../../../src/contract/code";
import { translate } from "../../support/catalogue";
import { historyOf } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { goOffline, signIn } from "../support/journey";
import {
	button,
	claim,
	codeDialog,
	couponButton,
	latte,
	openLatte,
	viewCode,
	waitForGuardRemoval,
} from "../support/person";
import { prefetchBegun } from "../support/sent";
import { waitForWholeShell } from "../support/shell";
import { storedText } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

for (const language of ["th", "en-US"] as const)
	test(`a coupon is kept for later, used at the counter, then listed among the used ones (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language } as const;
		const card = page
			.getByRole("article")
			.filter({ hasText: latte.name[language] });
		/** The number of code requests that start a countdown, or that only read a code. */
		const asked = (Start_Countdown: boolean) =>
			faultProxy.requests.filter(
				({ url, body }) =>
					url.includes("CouponCodeDetail") &&
					body.includes(`"Start_Countdown":${Start_Countdown}`),
			).length;
		let transaction = "";
		/** The end of the countdown on the server. */
		const endInStore = async () => {
			const { countdown_time } = await customer.api.call(couponCodeDetail, {
				CPC_Transaction_Id: transaction,
				Start_Countdown: false,
			});
			return countdown_time;
		};
		await signIn(page, customer, language);
		const isRedeeming = () =>
			page.evaluate(() => sessionStorage.getItem("redeem-modal-open") !== null);
		await openLatte(person);
		expect(await isRedeeming()).toBe(false);
		await button(person, "Get this privilege").click();
		await expect.poll(isRedeeming).toBe(true);
		await button(person, "Not now").click();
		await expect.poll(isRedeeming).toBe(false);
		await waitForGuardRemoval(page);
		await claim(person, "Use later");

		await test.step("the outcome says until when, and leads to the history", async () => {
			const outcome = page.getByRole("dialog", {
				name: translate(language, "Kept in My coupons"),
			});
			await expect(outcome).toContainText(
				language === "th" ? /25\d\d/ : /20\d\d/,
			);
			const items = await historyOf(customer.api, "canuse");
			expect(items).toHaveLength(1);
			expect(items[0]?.countdown_datetime).toBeNull();
			transaction = items[0]?.ext_transaction_id ?? "";
			await button(person, "My coupons").click();
			await expect(page).toHaveURL(/\/history\?state=history$/);
			expect(asked(true)).toBe(0);
		});

		await test.step("use it: confirm, and the code with its clock, started once", async () => {
			await couponButton(person, "Use code").click();
			await button(person, "My turn, start the clock").click();
			const dialog = await codeDialog(person);
			await expect(dialog.getByRole("timer")).toBeVisible();
			await expect(dialog).toContainText(
				translate(language, "Saved on this phone, opens without internet"),
			);
			expect(asked(true)).toBe(1);
		});

		await test.step("closed and opened again: the code is shown, the countdown has the same end", async () => {
			const end = await endInStore();
			expect(end).not.toBeNull();
			const dialog = await codeDialog(person);
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await waitForGuardRemoval(page);
			const reads = asked(false);
			await viewCode(person);
			await expect.poll(() => asked(false)).toBeGreaterThan(reads);
			await expect(dialog.getByRole("timer")).toBeVisible();
			expect(asked(true)).toBe(1);
			expect(await endInStore()).toBe(end);
		});

		await test.step("asked again, and marked as used", async () => {
			await button(person, "Scanned, mark as used").click();
			await button(person, "Confirm").click();
			await button(person, "Keep it as used").click();
			await expect(
				page.getByRole("dialog", {
					name: translate(language, "Privilege used"),
				}),
			).toBeVisible();
			const used = await historyOf(customer.api, "Used");
			expect(used.map((item) => item.privilege_ref)).toEqual([
				latte.alt_reference,
			]);
		});

		await test.step("it moves from the available tab to the used tab, without a button", async () => {
			await button(person, "Done").click();
			await expect(card).toBeHidden();
			await page
				.getByRole("tab", { name: translate(language, "Used") })
				.click();
			await expect(card).toBeVisible();
			await expect(card.getByRole("button")).toHaveCount(0);
			expect(asked(true)).toBe(1);
		});
	});

test("a kept coupon's code is prefetched, and opens from a cold start without a network", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await waitForWholeShell(page);
	const before = faultProxy.requests.length;
	await page.goto("/?modal-privilege=PV_1060");
	// The first prefetch after the start reads a history without the coupon.
	await prefetchBegun(faultProxy, before);
	await claim(person, "Use later");
	const outcome = page.getByRole("dialog", {
		name: translate("th", "Kept in My coupons"),
	});
	await outcome
		.getByRole("button", { name: translate("th", "Close"), exact: true })
		.click();
	const items = await historyOf(customer.api, "canuse");
	const id = items[0]?.ext_transaction_id;
	await expect
		.poll(() => storedText(page))
		.toContain(`code/${customer.api.sub}/${id}`);

	await goOffline(page);
	faultProxy.down();
	const cold = await context.newPage();
	await page.close();
	await cold.goto(`/history?state=history&open=${id}`);
	const dialog = await codeDialog({ page: cold, language: "th" });
	await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
	await expect(
		dialog.getByText(
			translate("th", "Saved on this phone, opens without internet"),
		),
	).toBeVisible();
});
