// My coupons in every state: full, used, empty, loading, offline, failed.
import { claimForLater, runningCoupon } from "../../tests/e2e/support/coupon";
import { goOffline } from "../../tests/e2e/support/journey";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals, ordinaryDeals } from "./deals";
import {
	asCustomer,
	expect,
	expectVisible,
	type ShotContext,
	shotsOf,
} from "./shot";
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

async function usedTab({ page, language }: ShotContext) {
	await page.goto(path);
	await page.getByRole("tab", { name: translate(language, "Used") }).click();
}

export const historyShots = shotsOf("6-history", {
	available: asCustomer("full", async (shot) => {
		await coupons(shot);
		// Waits until all codes are saved.
		await expect(text(shot, "Saving…")).toHaveCount(0);
	}),
	"available-whole": {
		scenario: "full",
		fullPage: true,
		// The summary opens the list of codes that the phone does not have, with the reasons.
		steps: async (shot) => {
			await coupons(shot);
			await shot.page.locator("summary").click();
		},
	},
	"available-chosen": asCustomer(
		"full",
		openPage(`${path}&kind=online`, firstArticle),
	),
	// The order can be chosen if there is more than one page.
	"available-by-end": async (shot) => {
		for (const reference of manyDeals)
			await claimForLater(shot.customer.api, reference);
		await openPage(`${path}&sort=ending`, firstArticle)(shot);
	},
	"available-none-of-kind": async (shot) => {
		await claimForLater(shot.customer.api, deals.hero);
		await openPage(`${path}&kind=delivered`, "Nothing of this kind here")(shot);
	},
	used: asCustomer("full", async (shot) => {
		await usedTab(shot);
		await expectVisible(firstArticle(shot));
	}),
	"available-none": asCustomer("empty", openPage(path, "No coupons yet")),
	"used-none": asCustomer("empty", async (shot) => {
		await usedTab(shot);
		await expectVisible(text(shot, "Nothing used yet"));
	}),
	offline: {
		offline: true,
		scenario: "full",
		steps: async (shot) => {
			await openClaimed(shot, deals.hero);
			await codeDialog(shot);
			await coupons(shot);
			await goOffline(shot.page);
			await press(shot, "Close");
		},
	},
	"code-expired": async (shot) => {
		const { page, customer, faultProxy, language } = shot;
		const expired = translate(language, "Code expired");
		await runningCoupon(customer.api, deals.hero);
		await coupons(shot);
		// A reply would set the app's clock again.
		faultProxy.inject("/api/", { kind: "hold" });
		await page.clock.install();
		await page.clock.fastForward("16:00");
		await page.getByRole("button", { name: `${expired}: ` }).click();
		await expectVisible(page.getByRole("dialog", { name: expired }));
	},
	failed: openPageFailing("History/Redeem", path),
	skeleton: openPageLoading("History/Redeem", path),
	"codes-of-a-brand": async (shot) => {
		await runningCoupon(shot.customer.api, deals.hero);
		await openPage("/history?brandId=1", ({ page }) =>
			page.getByRole("article"),
		)(shot);
	},
	"codes-of-a-brand-none": openPage("/history?brandId=1", "No codes to view"),
});
