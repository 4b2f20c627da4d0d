// My coupons in every state: full, used, empty, loading, offline, failed.
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, type Shot, type Stage } from "./shot";

const history = { group: "6-history" };
const path = "/history?state=history";

async function coupons({ page }: Stage) {
	await page.goto(path);
	await expect(page.getByRole("article").first()).toBeVisible();
}

async function usedTab(stage: Stage) {
	await stage.page.goto(path);
	await stage.page
		.getByRole("tab", { name: translate(stage.language, "Used") })
		.click();
}

export const historyShots: Shot[] = [
	{
		...history,
		name: "available",
		scenario: "full",
		// A moment later all is saved.
		go: async (stage) => {
			await coupons(stage);
			await expect(
				stage.page.getByText(translate(stage.language, "Saving…")),
			).toHaveCount(0);
		},
	},
	{
		...history,
		name: "available-whole",
		scenario: "full",
		whole: true,
		// Which codes the phone does not have, and why.
		go: async (stage) => {
			await coupons(stage);
			await stage.page.locator("summary").click();
		},
	},
	{
		...history,
		name: "used",
		scenario: "full",
		go: async (stage) => {
			await usedTab(stage);
			await expect(stage.page.getByRole("article").first()).toBeVisible();
		},
	},
	{
		...history,
		name: "available-none",
		scenario: "empty",
		go: async ({ page, language }) => {
			await page.goto(path);
			await expect(
				page.getByText(translate(language, "No coupons yet")),
			).toBeVisible();
		},
	},
	{
		...history,
		name: "used-none",
		scenario: "empty",
		go: async (stage) => {
			await usedTab(stage);
			await expect(
				stage.page.getByText(translate(stage.language, "Nothing used yet")),
			).toBeVisible();
		},
	},
	{
		...history,
		name: "offline",
		offline: true,
		scenario: "full",
		go: async (stage) => {
			const { page, customer, context, language } = stage;
			const id = await runningCoupon(customer.api, deals.hero);
			await page.goto(`${path}&open=${id}`);
			await codeDialog(stage);
			await coupons(stage);
			await page.evaluate(() => navigator.serviceWorker.ready);
			await context.setOffline(true);
			await page
				.getByRole("button", {
					name: translate(language, "Close"),
					exact: true,
				})
				.click();
		},
	},
	{
		...history,
		name: "code-expired",
		go: async (stage) => {
			const { page, customer, faultProxy, language } = stage;
			await runningCoupon(customer.api, deals.hero);
			await coupons(stage);
			// A reply would set the app's clock again.
			faultProxy.inject("/api/", { kind: "hold" });
			await page.clock.install();
			await page.clock.fastForward("16:00");
			await page
				.getByRole("button", {
					name: `${translate(language, "Code expired")}: `,
				})
				.click();
			await expect(
				page.getByRole("dialog", { name: translate(language, "Code expired") }),
			).toBeVisible();
		},
	},
	{
		...history,
		name: "failed",
		go: async ({ page, faultProxy, language }) => {
			faultProxy.inject("History/Redeem", { kind: "dropBefore" });
			await page.goto(path);
			await expect(
				page.getByRole("button", { name: translate(language, "Try again") }),
			).toBeVisible();
		},
	},
	{
		...history,
		name: "skeleton",
		go: async ({ page, faultProxy }) => {
			const list = faultProxy.inject("History/Redeem", { kind: "hold" });
			await page.goto(path);
			await list.met;
		},
	},
	{
		...history,
		name: "codes-of-a-brand",
		go: async ({ page, customer }) => {
			await runningCoupon(customer.api, deals.hero);
			await page.goto("/history?brandId=1");
			await expect(page.getByRole("article")).toBeVisible();
		},
	},
	{
		...history,
		name: "codes-of-a-brand-none",
		go: async ({ page, language }) => {
			await page.goto("/history?brandId=1");
			await expect(
				page.getByText(translate(language, "No codes to view")),
			).toBeVisible();
		},
	},
];
