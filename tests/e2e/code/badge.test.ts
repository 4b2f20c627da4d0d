// Proves the number on the app's icon: coupons that end within 48 hours, saved or not, plus unread notifications (O08, 3 §4).
import type { Page } from "@playwright/test";
import { historyRedeem } from "../../../src/contract/history";
import { getNotifyList, readNotify } from "../../../src/contract/notify";
import { translate } from "../../support/catalogue";
import { claimForLater, runningCoupon } from "../support/coupon";
import { successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { signIn } from "../support/journey";
import { button, codeDialog, couponButton } from "../support/person";

/** Replaces the badge functions and records the number, since a browser in a test has no app icon. */
const watchBadge = (page: Page) =>
	page.addInitScript(() => {
		const show = (count: number) => {
			document.documentElement.dataset.badge = String(count);
			return Promise.resolve();
		};
		navigator.setAppBadge = (count = 0) => show(count);
		navigator.clearAppBadge = () => show(0);
	});

test("the badge counts two codes that end soon and an unread notification, and one code less after a use, also after a restart", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const icon = page.locator("html");
	const ids = [
		await runningCoupon(customer.api, "1002"),
		await runningCoupon(customer.api, "1001"),
	];
	// One notification stays unread and is counted too.
	const { notify_lists } = await customer.api.call(getNotifyList, {});
	for (const { campaign_id } of notify_lists.slice(1))
		await customer.api.call(readNotify, { CampaignId: campaign_id });
	await watchBadge(page);
	await signIn(page, customer);
	// The two coupons are counted although no code has been opened.
	await expect(icon).toHaveAttribute("data-badge", "3");
	// A coupon that ends in some weeks is not counted yet.
	const far = await runningCoupon(customer.api, "1132");
	await page.goto(`/history?state=history&open=${far}`);
	await expect(await codeDialog(person)).toContainText(
		translate("th", "Saved on this phone, opens without internet"),
	);
	await expect(icon).toHaveAttribute("data-badge", "3");
	await page.goto(`/history?state=history&open=${ids[1]}`);
	await codeDialog(person);
	await button(person, "Scanned, mark as used").click();
	await button(person, "Confirm").click();
	await button(person, "Keep it as used").click();
	await button(person, "Done").click();
	await expect(icon).toHaveAttribute("data-badge", "2");
	await page.goto("/");
	await expect(icon).toHaveAttribute("data-badge", "2");
});

test("a coupon that ends tomorrow and is not started yet counts, and home shows it one press from where it is started", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	await claimForLater(customer.api, "1002");
	const { notify_lists } = await customer.api.call(getNotifyList, {});
	for (const { campaign_id } of notify_lists)
		await customer.api.call(readNotify, { CampaignId: campaign_id });
	// The proxy sends the real history, in which each coupon now expires in 24 hours.
	const { items, totalpages } = await customer.api.call(historyRedeem, {
		PageNumber: 1,
		ItemsPerPage: 25,
		UsePrivilege: "canuse",
		RewardAltRef: "",
	});
	const expiration_datetime = new Date(Date.now() + 86_400_000).toISOString();
	const data = {
		items: items.map((item) => ({ ...item, expiration_datetime })),
		totalpages,
	};
	faultProxy.inject("/History/Redeem", successFault(data));
	await watchBadge(page);
	await signIn(page, customer);
	await expect(page.locator("html")).toHaveAttribute("data-badge", "1");
	await page.goto("/");
	const ticket = page
		.getByRole("listitem")
		.filter({ hasText: items[0]?.reward_name });
	await ticket
		.getByRole("button", { name: translate("th", "My coupons") })
		.click();
	await couponButton(person, "Use code").waitFor();
});
