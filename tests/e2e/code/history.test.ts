// Proves the rules of the history: empty tabs, codes of one brand, addresses that open a code, codes that remain when the list is gone.
import { updateUsedPrivilege } from "../../../src/contract/privilege";
import { translate } from "../../support/catalogue";
import { claimForLater, historyOf, runningCoupon } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	clearSavedQueries,
	goOffline,
	newCustomer,
	signIn,
} from "../support/journey";
import { launchShortcut, stubLaunchQueue } from "../support/launch";
import {
	button,
	codeDialog,
	couponButton,
	viewCode,
	waitForGuardRemoval,
} from "../support/person";
import { waitForWholeShell } from "../support/shell";
import { storedText } from "../support/storedText";

test.use({ serviceWorkers: "allow" });

const american = { reference: "1042", brand: "1" };
const popcorn = "1002";
const clockless = "1060";

test("both tabs have their own empty state, the first with a link to the deals", async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await expect(page.getByText(translate("th", "No coupons yet"))).toBeVisible();
	const deals = page.getByRole("link", {
		name: translate("th", "Find top deals"),
	});
	await expect(deals).toBeVisible();
	await page.getByRole("tab", { name: translate("th", "Used") }).click();
	await expect(
		page.getByText(translate("th", "Nothing used yet")),
	).toBeVisible();
	await expect(deals).toBeHidden();
});

test("a failed load is not shown as an empty list, and can be retried", async ({
	page,
	customer,
	faultProxy,
}) => {
	await claimForLater(customer.api, american.reference);
	await signIn(page, customer);
	const fault = faultProxy.inject("History/Redeem", replyFault(500));
	await page.goto("/history?state=history");
	await expect(
		page.getByText(translate("th", "Could not load this")),
	).toBeVisible();
	await expect(page.getByText(translate("th", "No coupons yet"))).toBeHidden();
	fault.release();
	await button({ page, language: "th" }, "Try again").click();
	await expect(
		couponButton({ page, language: "th" }, "Use code"),
	).toBeVisible();
});

test("the page of one brand's codes has no tabs and lists the opened ones, of which the expired say so when pressed", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const drunk = await runningCoupon(customer.api, american.reference);
	await customer.api.call(updateUsedPrivilege, { Transaction_Id: drunk });
	await runningCoupon(customer.api, american.reference);
	await claimForLater(customer.api, american.reference);
	await runningCoupon(customer.api, popcorn);
	await signIn(page, customer);
	await page.goto(`/history?brandId=${american.brand}`);
	await expect(
		page.getByRole("heading", { name: translate("th", "View code"), level: 1 }),
	).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(2);
	await expect(page.getByRole("tab")).toHaveCount(0);
	await expect(couponButton(person, "View code")).toHaveCount(1);
	await page
		.getByRole("button", { name: `${translate("th", "Used")}: ` })
		.click();
	await expect(
		page.getByRole("dialog", { name: translate("th", "Code expired") }),
	).toBeVisible();
});

test("an address opens its code once: the parameter is removed, and a reload does not reopen it", async ({
	page,
	customer,
}) => {
	const transaction = await runningCoupon(customer.api, american.reference);
	await signIn(page, customer);
	await page.goto(`/history?state=history&open=${transaction}`);
	const dialog = await codeDialog({ page, language: "th" });
	await expect(page).toHaveURL(/\/history\?state=history$/);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await waitForGuardRemoval(page);
	await page.reload();
	await expect(
		couponButton({ page, language: "th" }, "View code"),
	).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a code's address opens it in the window of the running app, and its parameter is removed", async ({
	page,
	customer,
	faultProxy,
}) => {
	const transaction = await runningCoupon(customer.api, american.reference);
	await stubLaunchQueue(page);
	await signIn(page, customer);
	await page.evaluate(() => document.body.setAttribute("data-same", ""));
	await launchShortcut(page, `/history?state=history&open=${transaction}`);
	const dialog = await codeDialog({ page, language: "th" });
	await expect(page).toHaveURL(/\/history\?state=history$/);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await waitForGuardRemoval(page);
	// Neither back and forward nor a reload opens the code again.
	await page.goBack();
	await expect(page).toHaveURL(`${faultProxy.address}/`);
	await page.goForward();
	await expect(page).toHaveURL(/\/history\?state=history$/);
	const view = couponButton({ page, language: "th" }, "View code");
	await expect(view).toBeVisible();
	await expect(page.locator("body")).toHaveAttribute("data-same", "");
	await page.reload();
	await expect(view).toBeVisible();
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("offline a saved code opens even without the saved list, an unsaved one says that it needs the network, and one used on another phone is over", async ({
	page,
	context,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const own = await runningCoupon(customer.api, american.reference);
	const elsewhere = await runningCoupon(customer.api, clockless);
	await claimForLater(customer.api, popcorn);
	await signIn(page, customer);
	await waitForWholeShell(page);
	for (const id of [elsewhere, own]) {
		await page.goto(`/history?state=history&open=${id}`);
		await expect(
			(await codeDialog(person)).getByText(
				translate("th", "Saved on this phone, opens without internet"),
			),
		).toBeVisible();
	}
	await customer.api.call(updateUsedPrivilege, { Transaction_Id: elsewhere });
	await page.keyboard.press("Escape");
	await waitForGuardRemoval(page);
	await page.reload();
	await expect
		.poll(() => storedText(page))
		.toContain(String.raw`over\":\"used`);

	await context.setOffline(true);
	await button(person, "Close").click();
	await expect(couponButton(person, "Waiting for internet")).toHaveCount(1);
	await expect(couponButton(person, "Waiting for internet")).toBeDisabled();

	await context.setOffline(false);
	await waitForGuardRemoval(page);
	await clearSavedQueries(page);
	await goOffline(page);
	await page.goto("/history?state=history");
	await expect(page.getByRole("article")).toHaveCount(2);
	await expect(couponButton(person, "Waiting for internet")).toHaveCount(1);
	await viewCode(person);
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: translate("th", "Used") }).click();
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(page.getByRole("article")).toContainText(
		translate("th", "Used"),
	);
});

test("an expired code says so when pressed", async ({
	page,
	customer,
	faultProxy,
}) => {
	await runningCoupon(customer.api, american.reference);
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await expect(
		couponButton({ page, language: "th" }, "View code"),
	).toBeVisible();
	// Holds all replies and waits for requests under way, since any reply would set the app's clock again.
	faultProxy.inject("/api/", { kind: "hold" });
	await expect.poll(faultProxy.underWay).toBe(0);
	await page.clock.install();
	await page.clock.fastForward(5.1 * 60_000);
	await page
		.getByRole("button", { name: `${translate("th", "Code expired")}: ` })
		.click();
	await expect(
		page.getByRole("dialog", { name: translate("th", "Code expired") }),
	).toBeVisible();
});

test("a long history loads 25 at a time; its address can limit it to one privilege; a delivered prize shows all its tracking steps", async ({
	page,
	faultProxy,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "full");
	const items = await historyOf(customer.api, "Used");
	expect(items.length).toBeGreaterThan(25);
	/** The number of requests for the second page of used coupons; the first page may have been prefetched. */
	const secondPages = () =>
		faultProxy.requests.filter(
			({ url, body }) =>
				url.includes("History/Redeem") &&
				body.includes('"Used"') &&
				body.includes('"PageNumber":2'),
		).length;
	await signIn(page, customer);
	await page.goto("/history?state=history");
	await page.getByRole("tab", { name: translate("th", "Used") }).click();
	const place = (at: number) => page.locator(`li[aria-posinset="${at}"]`);
	await expect(place(1)).toHaveAttribute("aria-setsize", "25");
	expect(secondPages()).toBe(0);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect
		.poll(() =>
			page.locator("li[aria-setsize]").first().getAttribute("aria-setsize"),
		)
		.toBe(String(items.length));
	expect(secondPages()).toBe(1);

	const parcel = items.find(({ reward_type }) => reward_type === 2);
	await page.goto(
		`/history?state=history&privilegeRef=${parcel?.privilege_ref}`,
	);
	await page.getByRole("tab", { name: translate("th", "Used") }).click();
	const same = items.filter(
		({ privilege_ref }) => privilege_ref === parcel?.privilege_ref,
	);
	await expect(page.getByRole("article")).toHaveCount(same.length);
	await page
		.getByRole("button", { name: translate("th", "Track parcel") })
		.first()
		.click();
	const dialog = page.getByRole("dialog", {
		name: translate("th", "Track parcel"),
	});
	await expect(dialog.locator("[aria-current=step]")).toContainText(
		translate("th", "Delivered"),
	);
	await expect(
		dialog.getByText(translate("th", "Reached"), { exact: true }),
	).toHaveCount(3);
	await expect(dialog).toContainText(/GG\d{9}TH/);
});
