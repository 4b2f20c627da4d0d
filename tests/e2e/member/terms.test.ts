// Proves the terms: the badge of an updated term, withdrawing an agreement and giving it again, an update's optional term (M07), and asking for a missing agreement before a claim or an order (V31).
import type { Page } from "@playwright/test";
import { countRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import {
	getTermsofServiceList,
	submitTermsofService,
} from "../../../src/contract/terms";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	chooseLanguage,
	clearSavedQueries,
	newCustomer,
	openAs,
	preparePhone,
	signIn,
} from "../support/journey";
import {
	button,
	latte,
	type Person,
	waitForGuardRemoval,
} from "../support/person";
import { optionalTerm, updateOptionalTerm } from "../support/terms";

const required = "Galaxy Gift terms of service";
/** Whether the server lets this customer claim. */
const mayClaim = ({ api }: Customer) =>
	api
		.call(submitRedeemCouponCodeV2, {
			Reference: "PV_1003",
			Amount: 1,
			IsUsed: false,
		})
		.then(
			() => true,
			() => false,
		);

test("a withdrawn agreement blocks claims at once, and agreeing again allows them", async ({
	page,
	customer,
}) => {
	await signIn(page, customer, "en-US");
	await page.goto("/conditions");
	await page.getByRole("link", { name: new RegExp(required) }).click();
	const box = page.getByRole("checkbox");
	await expect(box).toBeChecked();
	await expect(box).toBeDisabled();
	const cancel = page.getByRole("button", { name: "Cancel my agreement" });
	const dialog = page.getByRole("dialog");

	await test.step("declining the confirmation keeps the agreement", async () => {
		await cancel.click();
		await dialog.getByRole("button", { name: "Keep agreement" }).click();
		await expect(dialog).toBeHidden();
		await expect(box).toBeChecked();
	});
	await cancel.click();
	await dialog.getByRole("button", { name: "Cancel agreement" }).click();
	await expect(page).toHaveURL((url) => url.pathname === "/");
	expect(await mayClaim(customer)).toBe(false);
	// Home asks for the missing agreement, and asks again when it is reopened.
	const accept = page.getByRole("button", { name: "Agree and continue" });
	await expect(accept).toBeVisible();
	await page.goto("/");
	await expect(accept).toBeVisible();

	await page.goto("/conditions/detail?articleId=TERMS_1&from=profile");
	await expect(box).not.toBeChecked();
	await box.click();
	await expect(
		page.getByText("Thank you, your agreement is saved"),
	).toBeVisible();
	expect(await mayClaim(customer)).toBe(true);
});

test("an updated term has a badge until it is agreed to, and an optional term can be agreed to and withdrawn", async ({
	page,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "terms");
	await preparePhone({ page, customer, language: "en-US" });
	await page.goto("/conditions");
	const row = page.getByRole("link", { name: new RegExp(required) });
	await expect(row).toContainText("Updated");
	await row.click();
	await page.getByRole("checkbox").click();
	await expect(
		page.getByText("Thank you, your agreement is saved"),
	).toBeVisible();
	await expect(page).toHaveURL(/\/conditions$/);
	await expect(row).not.toContainText("Updated");
	await page.getByRole("link", { name: /News and new privileges/ }).click();
	const box = page.getByRole("checkbox");
	await box.click();
	await expect(page).toHaveURL(/\/conditions$/);
	await page.getByRole("link", { name: /News and new privileges/ }).click();
	await expect(box).toBeChecked();
	await box.click();
	await expect(box).not.toBeChecked();
	// The reply does not tick the box again either.
	await expect(box).not.toHaveAttribute("aria-busy");
	await expect(box).not.toBeChecked();
});

/** Withdraws the agreement to a required term through the API instead of the app. */
const cancel = ({ api }: Customer) =>
	api.call(submitTermsofService, {
		list_consent: [
			{ consent_id: "CS_1", is_consent: false, is_required: true },
		],
	});

/** The sheet that asks for the agreement. */
const termsSheet = (
	page: Page,
	language: Locale,
	title: "Your agreement is needed" | "Our terms have changed",
) =>
	page.getByRole("dialog").filter({
		has: page.getByRole("heading", { name: translate(language, title) }),
	});

/** Ticks the required terms that are not agreed to yet, and agrees. */
async function agree({ page, language }: Person) {
	const sheet = page
		.getByRole("dialog")
		.filter({ has: button({ page, language }, "Agree and continue") });
	await sheet.locator("input[required]:enabled").check();
	await button({ page, language }, "Agree and continue").click();
	await expect(sheet).toBeHidden();
}

/** The number of requests that the app has sent to this call. */
const sent = (faultProxy: { requests: { url: string }[] }, call: string) =>
	faultProxy.requests.filter(({ url }) => url.includes(call)).length;

test("a claim without the agreement leads to the terms and continues afterwards; after 'later' or back nothing was claimed", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person: Person = { page, language: "th" };
	const sheet = termsSheet(page, "th", "Your agreement is needed");
	await cancel(customer);
	await chooseLanguage(page, "th");

	await test.step("home asks, and can be answered later", async () => {
		await openAs(page, customer, "/");
		await expect(sheet).toBeVisible();
		await button(person, "Later").click();
		await expect(sheet).toBeHidden();
		await waitForGuardRemoval(page);
	});

	await page.goto(`/?modal-privilege=${latte.reference}`);
	const privilege = page.getByRole("dialog", { name: latte.name.th });
	const get = button(person, "Get this privilege");
	await test.step("the claim asks first; later and back both lead to the privilege", async () => {
		await get.click();
		await expect(sheet).toBeVisible();
		await button(person, "Later").click();
		await expect(sheet).toBeHidden();
		await expect(privilege).toBeVisible();
		await waitForGuardRemoval(page);
		await get.click();
		await expect(sheet).toBeVisible();
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(privilege).toBeVisible();
		await expect(page).toHaveURL(/modal-privilege=1001/);
		expect(sent(faultProxy, "SubmitRedeemCouponCodeV2")).toBe(0);
		expect(await customer.api.call(countRedeem, {})).toEqual({ count: 0 });
	});

	await test.step("agreed to, the claim goes on by itself", async () => {
		await waitForGuardRemoval(page);
		await get.click();
		await agree(person);
		await page
			.getByRole("radio", { name: translate("th", "Use later") })
			.check();
		await button(person, "Claim and keep").click();
		await expect(
			page.getByRole("dialog", { name: translate("th", "Kept in My coupons") }),
		).toBeVisible();
		expect(await customer.api.call(countRedeem, {})).toEqual({ count: 1 });
	});
});

test("a newer version of the terms is asked for at a deep link as on home, and the claim continues", async ({
	page,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "terms");
	const person: Person = { page, language: "en-US" };
	expect(await mayClaim(customer)).toBe(false);
	await chooseLanguage(page, "en-US");
	await openAs(page, customer, `/?modal-privilege=${latte.reference}`);
	const sheet = termsSheet(page, "en-US", "Our terms have changed");
	await button(person, "Get this privilege").click();
	// If the button is pressed before the profile is loaded, the app asks only after the server has refused the claim.
	const keep = button(person, "Claim and keep");
	await expect(sheet.or(keep).first()).toBeVisible();
	const isAskedFirst = await sheet.isVisible();
	if (!isAskedFirst) await keep.click();
	await expect(sheet).toBeVisible();
	await agree(person);
	if (isAskedFirst) await keep.click();
	await expect(
		page.getByRole("dialog", { name: "Kept in My coupons" }),
	).toBeVisible();
	expect(await customer.api.call(countRedeem, {})).toEqual({ count: 1 });
});

test("an optional term of an update is agreed to only if it is ticked; otherwise it is sent as not agreed", async ({
	page,
	faultProxy,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "terms");
	await customer.api.call(submitTermsofService, {
		list_consent: [
			{ consent_id: optionalTerm, is_consent: true, is_required: false },
		],
	});
	await updateOptionalTerm(customer, faultProxy);
	await chooseLanguage(page, "en-US");
	await openAs(page, customer, "/");
	const sheet = termsSheet(page, "en-US", "Our terms have changed");
	await expect(
		sheet.getByRole("checkbox", { name: /News and new privileges/ }),
	).not.toBeChecked();
	await agree({ page, language: "en-US" });
	const [request] = faultProxy.requests.filter(({ url }) =>
		url.includes("SubmitTermsofService"),
	);
	const { list_consent } = JSON.parse(request?.body ?? "{}");
	expect(list_consent).toContainEqual({
		consent_id: "CS_1",
		is_consent: true,
		is_required: true,
	});
	expect(list_consent).toContainEqual({
		consent_id: optionalTerm,
		is_consent: false,
		is_required: false,
	});
	const terms = await customer.api.call(getTermsofServiceList, {});
	expect(
		terms.find(({ consent_id }) => consent_id === optionalTerm)?.is_consent,
	).toBe(false);
	expect(await mayClaim(customer)).toBe(true);
});

test("a delivered prize asks for the agreement before the address form, also when the form is opened by its address", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person: Person = { page, language: "th" };
	const sheet = termsSheet(page, "th", "Your agreement is needed");
	const street = page.getByLabel(
		translate("th", "House no., building, street"),
	);
	await cancel(customer);
	await chooseLanguage(page, "th");
	await openAs(page, customer, "/");
	await expect(sheet).toBeVisible();
	await button(person, "Later").click();
	await waitForGuardRemoval(page);

	await page.goto("/?modal-privilege=1073");
	const deliver = button(person, "Have it delivered");
	await deliver.click();
	await expect(sheet).toBeVisible();
	await button(person, "Later").click();
	await expect(sheet).toBeHidden();
	await expect(deliver).toBeVisible();
	await expect(page).toHaveURL(/modal-privilege=1073/);
	await waitForGuardRemoval(page);

	await test.step("agreed to, the form stands; taken back meanwhile, its address says so", async () => {
		await deliver.click();
		await agree(person);
		await expect(page).toHaveURL(/\/address\?module=privilege$/);
		await expect(street).toBeVisible();
		await street.fill("88/8 ซอยสุขุมวิท 77");
		await cancel(customer);
		// Removes the saved profile, so that the app requests it again.
		await clearSavedQueries(page);
		await page.goto("/address?module=privilege");
		await expect(
			page.getByText(translate("th", "Your agreement is needed")),
		).toBeVisible();
		await expect(street).toHaveCount(0);
		await button(person, "Read the terms").click();
		await agree(person);
		await expect(street).toHaveValue("88/8 ซอยสุขุมวิท 77");
		expect(sent(faultProxy, "RequestOTP")).toBe(0);
	});
});
