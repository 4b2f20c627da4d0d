// Proves signing out: after a confirmation, in every tab, also without a network, leaving no data of the customer on the phone (X07).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { goOffline, openAs, waitForHome } from "../support/journey";
import { button, couponButton } from "../support/person";
import { accountLinesOf, saveOneCode, tokenOn } from "../support/savedAccount";
import { findStored } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

const th = "th" as const;

/** Opens the confirmation of signing out, from the profile. */
async function askToSignOut(page: Page) {
	await button({ page, language: th }, "Sign out").click();
	const question = page.getByRole("dialog", {
		name: translate(th, "Sign out of this phone?"),
	});
	await expect(question).toBeVisible();
	return question;
}

test("signing out must be confirmed, loses nothing when declined, and then signs out every tab and leaves no data", async ({
	page,
	context,
	customer,
}) => {
	const traces = await saveOneCode(page, customer);
	const second = await context.newPage();
	await second.goto("/");
	await waitForHome(second);
	await page.goto("/profile");
	const question = await askToSignOut(page);
	await expect(question).toContainText(await accountLinesOf(customer));
	await question.getByRole("button", { name: translate(th, "Cancel") }).click();
	await expect(question).toHaveCount(0);
	expect(await findStored(page, traces)).toEqual(Object.keys(traces));
	await (await askToSignOut(page))
		.getByRole("button", { name: translate(th, "Sign out") })
		.click();
	for (const each of [page, second]) {
		await expect(each).toHaveURL(/\/$/);
		await expect(
			each.getByText(
				translate(
					th,
					"Privileges for owners of participating phones. Open Galaxy Gift from your phone’s menu to sign in.",
				),
			),
		).toBeVisible();
	}
	await expect.poll(() => findStored(page, traces)).toEqual([]);
	expect(await tokenOn(page)).toBeNull();
	// After a new sign-in the customer still has the coupon.
	await openAs(page, customer, "/history?state=history");
	await expect(couponButton({ page, language: th }, "View code")).toHaveCount(
		1,
	);
});

test("signing out needs no network", async ({ page, customer }) => {
	const traces = await saveOneCode(page, customer);
	await page.goto("/profile");
	await expect(button({ page, language: th }, "Sign out")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await goOffline(page);
	const offline = page.getByRole("dialog", {
		name: translate(th, "No Internet connection"),
	});
	await offline
		.getByRole("button", { name: translate(th, "Close"), exact: true })
		.click();
	await (await askToSignOut(page))
		.getByRole("button", { name: translate(th, "Sign out") })
		.click();
	await expect(page).toHaveURL(/\/$/);
	await expect.poll(() => findStored(page, traces)).toEqual([]);
	expect(await tokenOn(page)).toBeNull();
});

test("the confirmation of signing out links to the saved data", async ({
	page,
	customer,
}) => {
	await saveOneCode(page, customer);
	await page.goto("/profile");
	await (await askToSignOut(page))
		.getByRole("button", { name: translate(th, "See what is saved first") })
		.click();
	await expect(page).toHaveURL(/\/profile\/data$/);
	expect(await tokenOn(page)).toBe(customer.api.token);
});
