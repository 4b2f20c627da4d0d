// Proves the table of failures on screen: by status and code, in the stored language, and one dialog when many calls fail (P22, 1 §8).
import type { Page } from "@playwright/test";
import { failureBody } from "../../../src/contract/failureBody";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { type Fault, replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	clearWebStorage,
	openAs,
	waitForHome,
} from "../support/journey";
import { button, waitForGuardRemoval } from "../support/person";
import { requestsArrived } from "../support/sent";

const languages = ["th", "en-US"] as const;
const message = { th: "ข้อความจากเซิร์ฟเวอร์", en: "What the server says" };
const own = (language: Locale) => (language === "th" ? message.th : message.en);

const reply = (status: number, code: number): Fault =>
	replyFault(status, failureBody(status, code, message));
const withoutCode: Fault = replyFault(400, { status: "error" });

/** The call that fails, and the page that makes it, whose list opens no dialog of its own. */
const brandDeals = "getPrivilegeListByBrandV2";
const brandPage = "/privilegebybrand?brandId=1";

/** Opens the page of a brand on a phone that has only a token and a language saved; the list of its deals fails to load. */
async function openBrand(page: Page, customer: Customer, language: Locale) {
	await clearWebStorage(page);
	await page.evaluate((it) => localStorage.setItem("locale", it), language);
	await openAs(page, customer, brandPage);
}

/** The dialogs: status, code, title, button, and whether the button leads home. */
const table: [
	number,
	number,
	"own" | "Unauthorized" | "An error occurred",
	string,
	boolean,
][] = [
	[401, 20000, "Unauthorized", "Back to home", true],
	[400, 20000, "own", "OK", false],
	[400, 10018, "own", "OK", false],
	[400, 30000, "own", "OK", false],
	[400, 40002, "own", "OK", false],
	[423, 20000, "own", "Close", true],
	[429, 42900, "own", "Close", true],
	[500, 30000, "An error occurred", "Back to home", true],
	[404, 10018, "An error occurred", "Back to home", true],
];
test("each failure of the table opens its dialog, in both languages, whose button leads to the right place", async ({
	page,
	customer,
	faultProxy,
}) => {
	for (const [
		index,
		[status, code, says, label, leadsHome],
	] of table.entries()) {
		// The rows alternate between the languages, since both catalogues have every text.
		const language = languages[index % 2] ?? "th";
		await test.step(`${status} with code ${code} says ${says} (${language})`, async () => {
			const fault = faultProxy.inject(brandDeals, reply(status, code));
			await openBrand(page, customer, language);
			const title = says === "own" ? own(language) : translate(language, says);
			const dialog = page.getByRole("dialog", { name: title });
			await expect(dialog).toBeVisible();
			await expect(dialog.locator("svg").first()).toBeVisible();
			fault.release();
			await button({ page, language }, label).click();
			await expect(dialog).toBeHidden();
			await waitForGuardRemoval(page);
			if (leadsHome) {
				await expect(page).toHaveURL(`${faultProxy.address}/`);
				await waitForHome(page);
			} else await expect(page).toHaveURL(`${faultProxy.address}${brandPage}`);
		});
	}
});

test("a 400 with a code that the screen handles opens no dialog; the page can be retried", async ({
	page,
	customer,
	faultProxy,
}) => {
	for (const [name, fault] of [
		["code 10000", reply(400, 10000)],
		["code 40001", reply(400, 40001)],
		["code 40009", reply(400, 40009)],
		["no code", withoutCode],
	] as const)
		await test.step(name, async () => {
			const injected = faultProxy.inject(brandDeals, fault);
			await openBrand(page, customer, "th");
			const again = page
				.getByRole("main")
				.getByRole("button", { name: translate("th", "Try again") });
			await expect(again).toBeVisible();
			// The app sets the page's title after it has started to handle failures.
			await expect(page).toHaveTitle(/ · /);
			await page.waitForLoadState("networkidle");
			await expect(page.getByRole("dialog")).toHaveCount(0);
			injected.release();
			await again.click();
			await expect(again).toHaveCount(0);
			await expect(page.getByRole("dialog")).toHaveCount(0);
		});
});

for (const way of ["Escape", "back"] as const)
	test(`a locked account leads to the root also by ${way}`, async ({
		page,
		customer,
		faultProxy,
	}) => {
		faultProxy.inject(brandDeals, reply(423, 20000));
		await openBrand(page, customer, "th");
		const dialog = page.getByRole("dialog", { name: message.th });
		await expect(dialog).toBeVisible();
		if (way === "Escape") await page.keyboard.press("Escape");
		else await page.goBack();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(page);
	});

test("a server that fails on every call is reported once", async ({
	page,
	customer,
	faultProxy,
}) => {
	await page.addInitScript((token) => {
		localStorage.setItem("token", token);
		Object.assign(window, { opened: 0 });
		const open = HTMLDialogElement.prototype.showModal;
		HTMLDialogElement.prototype.showModal = function () {
			Object.assign(window, { opened: Reflect.get(window, "opened") + 1 });
			open.call(this);
		};
	}, customer.api.token);
	faultProxy.inject("/api/v1/", reply(500, 30000));
	await page.goto("/");
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(translate("th", "An error occurred"));
	await button({ page, language: "th" }, "Back to home").click();
	await expect(dialog).toHaveCount(0);
	await expect(
		page
			.getByRole("main")
			.getByRole("button", { name: translate("th", "Try again") }),
	).toBeVisible();
	await expect
		.poll(
			() =>
				faultProxy.requests.filter(({ url }) => url.startsWith("/api/")).length,
		)
		.toBeGreaterThan(5);
	await requestsArrived(page);
	expect(await page.evaluate(() => Reflect.get(window, "opened"))).toBe(1);
});

test("a call without a reply within 15 s shows a retry on the page, and no dialog", async ({
	page,
	customer,
	faultProxy,
}) => {
	const held = faultProxy.inject(brandDeals, { kind: "holdRequest" });
	const since = Date.now();
	await openBrand(page, customer, "th");
	await held.met;
	const again = page
		.getByRole("main")
		.getByRole("button", { name: translate("th", "Try again") });
	await expect(again).toBeVisible({ timeout: 25_000 });
	expect(Date.now() - since).toBeGreaterThan(14_500);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(held.count()).toBe(1);
	held.release();
	await again.click();
	await expect(again).toHaveCount(0);
});
