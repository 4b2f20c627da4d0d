// Proves that a privilege opens by its address and closes by one step back, and that values of addresses stay strings (P11).
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import { goOffline, signIn, waitForHome } from "../support/journey";
import { button, latte, openLatte } from "../support/person";
import { waitForWholeShell } from "../support/shell";

const withModal = (reference: string) =>
	new RegExp(`[?&]modal-privilege=${reference}$`);

test("back closes a privilege that was opened from home, and home is unchanged", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const sheet = await openLatte({ page, language: "th" });
	await expect(page).toHaveURL(withModal(latte.alt_reference));
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await openLatte({ page, language: "th" });
	await button({ page, language: "th" }, "Close").click();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
});

for (const reference of [latte.reference, latte.alt_reference])
	test(`back from a privilege opened by a link (${reference}) leads home, not out of the app`, async ({
		context,
		page,
		customer,
		faultProxy,
	}) => {
		await signIn(page, customer);
		const linked = await context.newPage();
		await page.close();
		const before = faultProxy.requests.length;
		await linked.goto(`/?modal-privilege=${reference}`);
		const sheet = linked.getByRole("dialog", { name: latte.name.th });
		await expect(sheet).toBeVisible();
		await expect(linked).toHaveURL(withModal(reference));
		// The button is enabled after the stock and the limits are loaded.
		const main = button({ page: linked, language: "th" }, "Get this privilege");
		await expect(main).toBeEnabled();
		const asked = faultProxy.requests
			.slice(before)
			.filter(({ url }) => /CheckStock|CheckLimit/.test(url));
		expect(asked).toHaveLength(2);
		await linked.goBack();
		await expect(sheet).toBeHidden();
		await expect(linked).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(linked);
	});

test("a privilege opens over the page of its address, which stays when it is closed", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await page.goto("/history?state=history&modal-privilege=1001");
	const sheet = page.getByRole("dialog", { name: latte.name.th });
	await expect(sheet).toBeVisible();
	await button({ page, language: "th" }, "Close").click();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(`${faultProxy.address}/history?state=history`);
	await expect(
		page.getByRole("heading", {
			name: translate("th", "My coupons"),
			level: 1,
		}),
	).toBeVisible();
});

test("a value of the address reaches the API unchanged", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	const asked = () =>
		faultProxy.requests
			.filter(({ url }) => url.endsWith("DetailV2"))
			.map(({ body }) => JSON.parse(body).Privilege_Alt_Reference);
	for (const value of ["662E41", "0042", "true", "1e3", "%22x%22"])
		await test.step(value, async () => {
			await page.goto(`/?modal-privilege=${value}`);
			await expect.poll(asked).toContain(decodeURIComponent(value));
			await expect(
				button({ page, language: "th" }, "Back to home"),
			).toBeVisible();
		});
});

for (const path of ["/no/such/page", "/hub.", "/hub.privilege"])
	test(`an unknown address (${path}) leads to the not-found page, from which a customer reaches the coupons`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		await signIn(page, customer);
		await page.goto(path);
		await expect(page).toHaveURL(`${faultProxy.address}/not-found`);
		const shown = page.locator("main:not([data-busy])");
		await expect(shown).toContainText("404");
		await expect(
			shown.getByRole("heading", { name: translate("th", "Page Not Found") }),
		).toBeVisible();
		await shown
			.getByRole("link", { name: translate("th", "My coupons") })
			.click();
		await expect(page).toHaveURL(/\/history\?state=history$/);
	});

test.describe("installed", () => {
	test.use({ serviceWorkers: "allow" });

	// The bug: without a network the browser's own error page was shown for a link with a dot in its last part.
	test("an unknown address leads to the not-found page without a network", async ({
		page,
		customer,
	}) => {
		await signIn(page, customer);
		await waitForWholeShell(page);
		await goOffline(page);
		for (const path of ["/no/such/page", "/hub.", "/hub.privilege"]) {
			await page.goto(path);
			await expect(page).toHaveURL(/\/not-found$/);
			await expect(page.locator("main:not([data-busy])")).toContainText("404");
		}
	});
});
