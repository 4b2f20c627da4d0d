// Proves the installation: offered after the first code by the browser's own prompt, on iOS and out of LINE by instructions, and never again after a refusal (P29, O08).
import type { Page } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { runningCoupon } from "../support/coupon";
import { expect, test } from "../support/fixtures";
import { signIn, waitForHome } from "../support/journey";
import { button, codeDialog } from "../support/person";

const popcorn = "1002";
const iphone = (rest: string) =>
	`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

const sheet = (page: Page, title: string) =>
	page.getByRole("dialog", { name: translate("th", title) });
const offer = (page: Page) => sheet(page, "Your code in two taps");

/** Opens the code of a coupon, waits until it is saved, and closes it. */
async function seeCode(page: Page, transactionId: string) {
	await page.goto(`/history?state=history&open=${transactionId}`);
	const code = await codeDialog({ page, language: "th" });
	await expect(
		code.getByText(
			translate("th", "Saved on this phone, opens without internet"),
		),
	).toBeVisible();
	// No other dialog may cover a code.
	await expect(page.getByRole("dialog")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(code).toBeHidden();
}

/** Records that Chromium has offered its install prompt, and replaces the prompt; only a browser with a real profile offers it. */
const promptCame = (page: Page) =>
	page.addInitScript(() =>
		addEventListener("beforeinstallprompt", (event) => {
			document.documentElement.dataset.prompt = "came";
			// The person's answer to the browser's own window, which a test cannot press.
			const { answer = "dismissed" } = document.documentElement.dataset;
			Object.assign(event, {
				prompt: async () => {
					document.documentElement.dataset.prompted = "yes";
					return { outcome: answer };
				},
			});
		}),
	);

test("Chromium's own prompt is shown after the first code; a refusal is remembered after a restart; the coupons still offer it", async ({
	profile,
	customer,
}) => {
	const id = await runningCoupon(customer.api, popcorn);
	const first = await profile.open();
	await promptCame(first.page);
	await signIn(first.page, customer);
	await expect(first.page.locator("html")).toHaveAttribute(
		"data-prompt",
		"came",
	);
	await expect(first.page.getByRole("dialog")).toHaveCount(0);
	await seeCode(first.page, id);
	await expect(offer(first.page)).toBeVisible();
	await button({ page: first.page, language: "th" }, "Later").click();
	await expect(offer(first.page)).toBeHidden();
	await profile.close();

	const { page } = await profile.open();
	const person = { page, language: "th" } as const;
	await promptCame(page);
	await page.goto("/");
	await waitForHome(page);
	await expect(page.locator("html")).toHaveAttribute("data-prompt", "came");
	await seeCode(page, id);
	const way = button(person, "Add to home screen");
	await expect(way).toBeVisible();
	await expect(offer(page)).toHaveCount(0);

	await way.click();
	await expect(offer(page)).toBeVisible();
	await offer(page)
		.getByRole("button", { name: translate("th", "Add to home screen") })
		.click();
	await expect(offer(page)).toBeHidden();
	await expect(page.locator("html")).toHaveAttribute("data-prompted", "yes");
	// A prompt can be shown only once, so the button is gone after it.
	await expect(way).toHaveCount(0);
});

test("the installation is not offered before a code is saved, nor when the app runs from the home screen", async ({
	page,
	customer,
}) => {
	const id = await runningCoupon(customer.api, popcorn);
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "standalone", { value: true }),
	);
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "userAgent", {
			value: "Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1",
		}),
	);
	await signIn(page, customer);
	await seeCode(page, id);
	await page.goto("/history?state=history");
	await expect(page.getByRole("article")).toHaveCount(1);
	// The list shows no warning where installing cannot protect the codes; /profile/data has the details.
	await expect(
		page.getByText(
			translate("th", "May be cleared when the phone runs out of space"),
		),
	).toHaveCount(0);
	await expect(
		button({ page, language: "th" }, "Add to home screen"),
	).toHaveCount(0);
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("Safari on an iPhone", () => {
	test.use({ userAgent: iphone("Version/18.5 Mobile/15E148 Safari/604.1") });

	test("the steps are shown once", async ({ page, customer }) => {
		const id = await runningCoupon(customer.api, popcorn);
		await signIn(page, customer);
		await seeCode(page, id);
		const steps = sheet(page, "Add to home screen in 3 steps");
		await expect(steps.getByRole("listitem")).toHaveCount(3);
		await button({ page, language: "th" }, "Got it").click();
		await expect(steps).toBeHidden();
		await seeCode(page, id);
		await expect(page.getByRole("article")).toHaveCount(1);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("the steps are shown only after the undo of a use has ended and the use is confirmed", async ({
		page,
		customer,
	}) => {
		const person = { page, language: "th" } as const;
		const steps = sheet(page, "Add to home screen in 3 steps");
		const undo = page.getByRole("button", { name: translate("th", "Undo") });
		const id = await runningCoupon(customer.api, popcorn);
		await signIn(page, customer);
		await page.goto(`/history?state=history&open=${id}`);
		const code = await codeDialog(person);
		await expect(
			code.getByText(
				translate("th", "Saved on this phone, opens without internet"),
			),
		).toBeVisible();
		await button(person, "Scanned, mark as used").click();
		await button(person, "Confirm").click();
		await expect(code).toBeHidden();
		// Nothing covers the undo button while the use can be undone.
		await undo.click();
		await codeDialog(person);
		await button(person, "Scanned, mark as used").click();
		await button(person, "Confirm").click();
		await expect(code).toBeHidden();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await button(person, "Keep it as used").click();
		const used = sheet(page, "Privilege used");
		await expect(used).toBeVisible();
		await expect(steps).toHaveCount(0);
		await button(person, "Done").click();
		await expect(steps).toBeVisible();
	});
});

test.describe("LINE's own browser", () => {
	test.use({ userAgent: iphone("Mobile/15E148 Safari Line/15.6.0") });

	test("leads to the phone's browser, signed in, and no address keeps the token", async ({
		page,
		context,
		customer,
		faultProxy,
	}) => {
		const id = await runningCoupon(customer.api, popcorn);
		await signIn(page, customer);
		await seeCode(page, id);
		// The app removes the token from the address at once, so the test reads it from the request.
		const leaving = page.waitForRequest(/openExternalBrowser=1/);
		await button({ page, language: "th" }, "Open in browser").click();
		const { search } = new URL((await leaving).url());
		await expect(page).toHaveURL(/openExternalBrowser=1/);
		await expect(page).not.toHaveURL(/token/);
		expect(search).toContain("token=");

		// LINE passes this address to the phone's browser, which has no data of this customer.
		const outside = await context.browser()?.newContext();
		const other = await outside?.newPage();
		if (!other) throw new Error("The second browser has no page");
		await other.goto(`${faultProxy.address}/history${search}`);
		await expect(other.getByRole("article")).toHaveCount(1);
		await expect(other).not.toHaveURL(/token/);
		await outside?.close();
	});
});
