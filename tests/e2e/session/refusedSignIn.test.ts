// Proves that a refused sign-in signs nobody out and opens no account without asking: its page names the account on the phone (decision 008).
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	chooseLanguage,
	goOffline,
	openAs,
	setToken,
	storeToken,
	waitForHome,
} from "../support/journey";
import { button, couponButton } from "../support/person";
import { accountNameOf, saveOneCode } from "../support/savedAccount";
import { waitForSavedQuery } from "../support/storedText";
import { tokenWith } from "../support/token";

test.use({ serviceWorkers: "allow" });

const th = "th" as const;
const landingCall = "/Authentication/Landing";

for (const language of ["th", "en-US"] as const)
	test(`a refused sign-in names the account on the phone, and none of its links opens that account without asking (${language})`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		const person = { page, language };
		await chooseLanguage(page, language);
		await openAs(page, customer);
		await waitForHome(page);
		await waitForSavedQuery(page, '["customer","profile"]');
		const name = await accountNameOf(customer);
		for (const [scenario, hasDialog] of [
			["broken-upstream", true],
			["campaign-over", false],
			["unsupported", false],
			["gold&state=forged", false],
		] as const)
			await test.step(scenario, async () => {
				await page.goto(`/landing?mock_user_id=${scenario}`);
				if (hasDialog)
					await page
						.getByRole("dialog")
						.getByRole("button", {
							name: translate(language, "Close"),
							exact: true,
						})
						.click();
				const main = page.getByRole("main");
				await expect(main).toContainText(name);
				await expect(page).toHaveTitle(/ · Galaxy Gift$/);
				await expect(button(person, "Sign out")).toBeVisible();
				await expect(
					main.getByRole("link", {
						name: translate(language, "Close"),
						exact: true,
					}),
				).toHaveCount(0);
				expect(new URL(page.url()).pathname).not.toBe("/");
				await main
					.getByRole("link", {
						name: translate(language, "Continue with this account"),
					})
					.click();
				await expect(page).toHaveURL(`${faultProxy.address}/`);
				await waitForHome(page);
			});
	});

test("a 403 at /landing shows the message of the sign-in, not of an ended session, and makes no call with the former session", async ({
	page,
	customer,
	faultProxy,
}) => {
	await storeToken(page, customer);
	await setToken(page, await tokenWith(-60, customer));
	const body = JSON.stringify({ status: "error", error: { code: 40300 } });
	faultProxy.inject(landingCall, { kind: "reply", status: 403, body });
	await page.clock.install();
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	const dialog = page.getByRole("dialog");
	await expect(dialog).toHaveAccessibleName(
		translate(th, "We could not sign you in"),
	);
	await dialog
		.getByRole("button", { name: translate(th, "Close"), exact: true })
		.click();
	await expect(button({ page, language: th }, "Sign out")).toBeVisible();
	// The background work of other pages begins within 4 s.
	await page.clock.fastForward(10_000);
	await page.waitForLoadState("networkidle");
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(/\/landing/);
	expect(
		faultProxy.requests.filter(({ url }) => url.startsWith("/api/")).length,
	).toBe(1);
});

test("/landing with no network leads to the codes on this phone", async ({
	page,
	customer,
}) => {
	await saveOneCode(page, customer);
	await goOffline(page);
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	const dialog = page.getByRole("dialog", {
		name: translate(th, "No Internet connection"),
	});
	await dialog
		.getByRole("button", { name: translate(th, "Open saved codes") })
		.click();
	await expect(couponButton({ page, language: th }, "View code")).toHaveCount(
		1,
	);
});
