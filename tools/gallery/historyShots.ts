// My coupons in every state: full, used, empty, loading, offline, failed.
import { claimForLater, runningCoupon } from "../../tests/e2e/support/coupon";
import { goOffline } from "../../tests/e2e/support/journey";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals, ordinaryDeals } from "./deals";
import { expect, expectVisible, type Stage, shotsOf } from "./shot";
import {
	firstArticle,
	openClaimed,
	openPage,
	openPageFailing,
	openPageLoading,
	press,
	text,
} from "./steps";

const path = "/history?state=history";
/** More than a page of coupons, one of them online. */
const manyDeals = [...ordinaryDeals(25), deals.online];
const coupons = openPage(path, firstArticle);

async function usedTab({ page, language }: Stage) {
	await page.goto(path);
	await page.getByRole("tab", { name: translate(language, "Used") }).click();
}

export const historyShots = shotsOf("6-history", {
	available: {
		scenario: "full",
		// A moment later all is saved.
		steps: async (stage) => {
			await coupons(stage);
			await expect(text(stage, "Saving…")).toHaveCount(0);
		},
	},
	"available-whole": {
		scenario: "full",
		fullPage: true,
		// Which codes the phone does not have, and why.
		steps: async (stage) => {
			await coupons(stage);
			await stage.page.locator("summary").click();
		},
	},
	"available-chosen": {
		scenario: "full",
		steps: openPage(`${path}&kind=online`, firstArticle),
	},
	// The order can be chosen where there is more than one page.
	"available-by-end": async (stage) => {
		for (const reference of manyDeals)
			await claimForLater(stage.customer.api, reference);
		await openPage(`${path}&sort=ending`, firstArticle)(stage);
	},
	"available-none-of-kind": async (stage) => {
		await claimForLater(stage.customer.api, deals.hero);
		await openPage(
			`${path}&kind=delivered`,
			"Nothing of this kind here",
		)(stage);
	},
	used: {
		scenario: "full",
		steps: async (stage) => {
			await usedTab(stage);
			await expectVisible(firstArticle(stage));
		},
	},
	"available-none": {
		scenario: "empty",
		steps: openPage(path, "No coupons yet"),
	},
	"used-none": {
		scenario: "empty",
		steps: async (stage) => {
			await usedTab(stage);
			await expectVisible(text(stage, "Nothing used yet"));
		},
	},
	offline: {
		offline: true,
		scenario: "full",
		steps: async (stage) => {
			await openClaimed(stage, deals.hero);
			await codeDialog(stage);
			await coupons(stage);
			await goOffline(stage.page);
			await press(stage, "Close");
		},
	},
	"code-expired": async (stage) => {
		const { page, customer, faultProxy, language } = stage;
		const expired = translate(language, "Code expired");
		await runningCoupon(customer.api, deals.hero);
		await coupons(stage);
		// A reply would set the app's clock again.
		faultProxy.inject("/api/", { kind: "hold" });
		await page.clock.install();
		await page.clock.fastForward("16:00");
		await page.getByRole("button", { name: `${expired}: ` }).click();
		await expectVisible(page.getByRole("dialog", { name: expired }));
	},
	failed: openPageFailing("History/Redeem", path),
	skeleton: openPageLoading("History/Redeem", path),
	"codes-of-a-brand": async (stage) => {
		await runningCoupon(stage.customer.api, deals.hero);
		await openPage("/history?brandId=1", ({ page }) =>
			page.getByRole("article"),
		)(stage);
	},
	"codes-of-a-brand-none": openPage("/history?brandId=1", "No codes to view"),
});
