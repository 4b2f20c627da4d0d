// Proves that without a token every page that needs one shows the signed-out home and how to sign in, and makes no call (1 §4, 3 §6).
import type { Locale } from "../../../src/domain/text/localized";
import { addressesThatNeedToken } from "../../support/addressesThatNeedToken";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { chooseLanguage } from "../support/journey";

test.use({ serviceWorkers: "allow" });

const wayIn =
	"Privileges for owners of participating phones. Open Galaxy Gift from your phone’s menu to sign in.";
const needNone = [
	["/contact_us", "Contact us"],
	["/language", "Language"],
	["/not-found", "Page Not Found"],
	["/alert-error", "An error occurred"],
	["/blank", "Galaxy Gift could not be opened"],
] as const;

for (const language of ["th", "en-US"] as const satisfies Locale[])
	test(`every page that needs a token shows the signed-out home without one (${language})`, async ({
		page,
		faultProxy,
	}) => {
		test.setTimeout(120_000);
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		await chooseLanguage(page, language);
		for (const address of addressesThatNeedToken)
			await test.step(address, async () => {
				await page.goto(address);
				await expect(page.getByText(translate(language, wayIn))).toBeVisible();
				await expect(
					page.getByRole("link", { name: translate(language, "Try the demo") }),
				).toHaveAttribute("href", "/demo");
				await expect(page.locator("[aria-busy=true], [data-busy]")).toHaveCount(
					0,
				);
				await expect(page.getByRole("dialog")).toHaveCount(0);
			});
		await page.waitForFunction(() => navigator.serviceWorker.ready);
		await page.waitForLoadState("networkidle");
		expect(
			faultProxy.requests
				.map(({ url }) => url)
				.filter((url) => /^\/api\//.test(url)),
		).toEqual([]);
		expect(errors).toEqual([]);
	});

test("pages that need no token work without one", async ({ page }) => {
	for (const [address, heading] of needNone)
		await test.step(address, async () => {
			await page.goto(address);
			await expect(
				page.getByRole("heading", { name: translate("th", heading), level: 1 }),
			).toBeVisible();
		});
});

test("a page that needs a token shows how to sign in also when it is opened from a page that needs none", async ({
	page,
	faultProxy,
}) => {
	await page.goto("/not-found");
	await page
		.getByRole("link", { name: translate("th", "Back to home") })
		.click();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await expect(page.getByText(translate("th", wayIn))).toBeVisible();
});
