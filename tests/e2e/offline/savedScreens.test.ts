// Proves that every screen shows its saved data with its age: offline, and at once on a slow network (O03, O09).
import type { Page } from "@playwright/test";
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
} from "../../../src/contract/favourites";
import { translate } from "../../support/catalogue";
import { claimForLater } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { type Customer, signIn } from "../support/journey";
import { waitForWholeShell } from "../support/shell";

test.use({ serviceWorkers: "allow" });

type Screens = Record<string, (page: Page) => ReturnType<Page["getByRole"]>>;

const firstLink = (page: Page) =>
	page.getByRole("main").getByRole("listitem").getByRole("link").first();

/** The screens of deals and coupons, each with an element that appears only with its data. */
const dealScreens: Screens = {
	// This screen comes before home, which requests the brands too.
	"/brand_list": firstLink,
	"/": (page) => page.getByRole("main").getByRole("article").first(),
	"/privilege?catId=1": (page) => page.getByRole("article").first(),
	"/privilegebybrand?brandId=1": (page) => page.getByRole("article").first(),
	"/myfavorite": (page) => page.getByRole("article").first(),
	"/?modal-privilege=PV_1001": (page) =>
		page.getByRole("dialog").getByRole("tab").first(),
	"/history?state=history": (page) => page.getByRole("article").first(),
};

/** The screens of the member area, each with such an element. */
const memberScreens: Screens = {
	"/profile": (page) =>
		page.getByRole("link", { name: translate("th", "Edit profile") }),
	"/notification": (page) =>
		page.getByRole("main").getByRole("listitem").getByRole("button").first(),
	"/registration_reward": firstLink,
	"/announcement": firstLink,
	"/tips": firstLink,
	"/faq": (page) => page.getByRole("main").locator("summary").first(),
	"/conditions": firstLink,
	"/game/list": firstLink,
};
const screens = { ...dealScreens, ...memberScreens };
const screenOf = (page: Page, address: string) =>
	screens[address]?.(page) ?? page.locator("no-such-screen");

/** Opens each screen once with a network; the app saves a page's data when the page is left. */
async function seeAll(page: Page, customer: Customer, seen: Screens) {
	await claimForLater(customer.api, "1042");
	await customer.api.call(addOrRemoveFavoritePrivilege, {
		Content_Type: favouriteContent.privilege,
		Content_Ref: "PV_1001",
	});
	await signIn(page, customer);
	await waitForWholeShell(page);
	for (const address of Object.keys(seen)) {
		await page.goto(address);
		await expect(screenOf(page, address)).toBeVisible();
	}
}

test("offline every screen shows its saved data, and says when it was saved", async ({
	page,
	context,
	customer,
}) => {
	await seeAll(page, customer, screens);
	await context.setOffline(true);
	for (const address of Object.keys(screens))
		await test.step(address, async () => {
			await page.goto(address);
			await expect(screenOf(page, address)).toBeVisible();
			// Home behind a privilege shows an age too; the age of data from before midnight includes the day.
			const age = page.getByRole("status").getByText(/ข้อมูลเมื่อ\s.*\d\d:\d\d/);
			await expect(age.last()).toBeVisible();
		});
});

test("on a slow network every screen of deals and coupons shows its saved data at once with its age, then the new data", async ({
	page,
	customer,
	faultProxy,
}) => {
	await seeAll(page, customer, dealScreens);
	// After 14 minutes all saved data is due to be loaded again.
	await page.clock.install({ time: Date.now() + 14 * 60_000 });
	for (const address of Object.keys(dealScreens))
		await test.step(address, async () => {
			const slow = faultProxy.inject("/api/", { kind: "hold" });
			// The data that the previous screen prefetched is due after a minute.
			await page.clock.fastForward(61_000);
			await page.goto(address);
			await expect(screenOf(page, address)).toBeVisible();
			// Home behind a privilege shows an age too.
			const age = page.getByText(
				translate("th", "Saved {time}, refreshing")
					.split("{time}")[1]
					?.trim() ?? "",
			);
			await expect(age.last()).toBeVisible();
			slow.release();
			await expect(age).toHaveCount(0);
			await expect(screenOf(page, address)).toBeVisible();
		});
});
