// Proves where a rejected profile leads: the 404 page, or the article's page, each with a next step (P32, 2 §6, 3 §6).
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";

for (const [what, status, code] of [
	["no such customer", 404, 10018],
	["refused by a rule", 400, 20000],
] as const)
	test(`a refused profile (${what}) leads to the 404 page, which links to the codes and the call center`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		faultProxy.inject(
			"/Customer/Profile",
			replyFault(status, { status: "error", error: { code } }),
		);
		await page.goto(`/landing?mock_user_id=${customer.id}`);
		await expect(page).toHaveURL(`${faultProxy.address}/not-found`);
		await expect(
			page.getByRole("heading", { name: translate("th", "Page Not Found") }),
		).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page
			.getByRole("link", { name: translate("th", "My coupons") })
			.click();
		await expect(
			page.getByRole("heading", {
				name: translate("th", "My coupons"),
				level: 1,
			}),
		).toBeVisible();
		await page.waitForLoadState("networkidle");
		await expect(page).toHaveURL(`${faultProxy.address}/history?state=history`);
		await page.goto("/profile");
		await expect(page).toHaveURL(`${faultProxy.address}/not-found`);
		await page
			.getByRole("link", { name: translate("th", "Contact us") })
			.click();
		await expect(page).toHaveURL(`${faultProxy.address}/contact_us`);
	});

test("a profile refused with an article's code leads to the article's page whatever the status, and ends no session", async ({
	page,
	customer,
	faultProxy,
}) => {
	faultProxy.inject(
		"/Customer/Profile",
		replyFault(403, { status: "error", error: { code: 50012 } }),
	);
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await expect(page).toHaveURL(
		`${faultProxy.address}/no-permission-device-article?errorCode=50012`,
	);
	await expect(page.getByRole("dialog")).toHaveCount(0);
});
