// Home in its states.
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, openHome, type Shot, type Stage } from "./shot";

const home = { group: "1-home" };

async function withCodes(stage: Stage, references: string[]) {
	const { page, customer, language } = stage;
	for (const reference of references) {
		const id = await runningCoupon(customer.api, reference);
		await page.goto(`/history?state=history&open=${id}`);
		await codeDialog({ page, language });
		const dialog = page.getByRole("dialog");
		await expect(dialog).toContainText(
			translate(language, "Saved on this phone, opens offline"),
		);
		// Home has no ticket for a code before its name is known.
		await expect(
			dialog.getByRole("article").getByRole("heading"),
		).toBeVisible();
	}
	await openHome(stage);
}

export const homeShots: Shot[] = [
	{
		...home,
		name: "not-signed-in",
		signedIn: false,
		go: async ({ page }) => {
			await page.goto("/");
			await expect(page.getByRole("heading").first()).toBeVisible();
		},
	},
	{
		...home,
		name: "skeleton",
		go: async (stage) => {
			const banners = stage.faultProxy.inject("/Banner/", { kind: "hold" });
			await stage.page.goto("/");
			await banners.met;
		},
	},
	{ ...home, name: "home", go: openHome },
	{ ...home, name: "home-whole", whole: true, go: openHome },
	{ ...home, name: "plus", scenario: "plus", go: openHome },
	{
		...home,
		name: "standard",
		scenario: "standard",
		go: openHome,
	},
	{
		...home,
		name: "one-code-ready",
		go: (stage) => withCodes(stage, [deals.hero]),
	},
	{
		...home,
		name: "codes-ready",
		go: (stage) => withCodes(stage, [deals.hero, "1003"]),
	},
	{
		...home,
		name: "saved-copy-offline",
		offline: true,
		go: async (stage) => {
			const { page, context, language } = stage;
			await openHome(stage);
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
		...home,
		name: "failed",
		go: async (stage) => {
			for (const path of ["/Banner/", "/Privilege/"])
				stage.faultProxy.inject(path, { kind: "dropBefore" });
			await stage.page.goto("/");
			await expect(
				stage.page.getByRole("button", {
					name: translate(stage.language, "Try again"),
				}),
			).toBeVisible();
		},
	},
];
