// The first steps of a journey: a new customer, a language, the sign-in, the loaded home.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { type ApiClient, signInClient } from "../../support/apiClient";
import { translate } from "../../support/catalogue";
import { waitForWholeShell } from "./shell";

export interface Customer {
	/** The mock_user_id: a scenario and a random suffix. */
	id: string;
	/** Calls the server as this customer, without the app and the proxy. */
	api: ApiClient;
}

/** Signs in a new customer of a scenario of /demo. */
export async function newCustomer(
	address: string,
	scenario: string,
): Promise<Customer> {
	const id = `${scenario}-${randomUUID()}`;
	return { id, api: await signInClient(address, id) };
}

/** Stores the language before the app first runs, as if chosen earlier. */
export async function chooseLanguage(page: Page, language: Locale) {
	await page.addInitScript((locale) => {
		if (localStorage.getItem("locale") === null)
			localStorage.setItem("locale", locale);
	}, language);
}

/** Stores the customer's token and the language before the app first runs, as if from an earlier visit. */
export async function preparePhone(
	{
		page,
		customer,
		language,
	}: { page: Page; customer: Customer; language: Locale },
	{ signedIn = true }: { signedIn?: boolean } = {},
) {
	await chooseLanguage(page, language);
	if (signedIn)
		await page.addInitScript((token) => {
			if (localStorage.getItem("token") === null)
				localStorage.setItem("token", token);
		}, customer.api.token);
}

/** Opens an address as this customer in Thai, on a phone prepared by `preparePhone`. */
export async function openPrepared(page: Page, customer: Customer, path = "/") {
	await preparePhone({ page, customer, language: "th" });
	await page.goto(path);
}

/** The visible text of a page and its aria-labels. */
const visibleText = (page: Page) =>
	page.evaluate(() => {
		const named = [...document.querySelectorAll("[aria-label]")];
		return [document.body.innerText, ...named.map((it) => it.ariaLabel)].join();
	});

/**
 * Changes the language of the open page, as a choice in another tab does, so that a test
 * sees a state in both languages. Retries, since the app listens only after its start.
 */
export async function switchLanguage(page: Page, language: Locale) {
	const before = await visibleText(page);
	await expect(async () => {
		await page.evaluate((newValue) => {
			localStorage.setItem("locale", newValue);
			dispatchEvent(new StorageEvent("storage", { key: "locale", newValue }));
		}, language);
		await expect(page.locator("html")).toHaveAttribute(
			"lang",
			language === "th" ? "th" : "en",
			{ timeout: 250 },
		);
	}).toPass();
	// A skeleton has no text that could change.
	if (/\p{L}/u.test(before))
		await expect
			.poll(() => visibleText(page), "the texts have changed")
			.not.toBe(before);
}

/** Waits until home shows its deals. */
export async function waitForHome(page: Page) {
	await expect(
		page.getByRole("main").getByRole("article").first(),
	).toBeVisible();
}

/** Stores this token on the open page. */
export const setToken = (page: Page, token: string) =>
	page.evaluate((it) => localStorage.setItem("token", it), token);

/** Stores the customer's token, as after an earlier sign-in. */
export async function storeToken(
	page: Page,
	{ api }: Pick<Customer, "api">,
	address = "",
) {
	await page.goto(`${address}/manifest.webmanifest`);
	await setToken(page, api.token);
}

/** Opens an address as this customer without a history entry behind it. The caller waits for the content. */
export async function openAs(
	page: Page,
	customer: Pick<Customer, "api">,
	path = "/",
) {
	await storeToken(page, customer);
	await page.evaluate((address) => {
		setTimeout(() => location.replace(address));
	}, path);
}

/** Signs in through /landing on a phone without an account. */
export async function signInByLanding(page: Page, customer: Customer) {
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await waitForHome(page);
}

/** The dialog that asks before another account replaces the one on the phone. */
export const switchDialog = (page: Page, language: Locale = "th") =>
	page.getByRole("dialog", {
		name: translate(language, "Switch to another account?"),
	});

/** Confirms the switch to the other account, and waits for its home. */
export async function confirmSwitch(page: Page, language: Locale = "th") {
	await switchDialog(page, language)
		.getByRole("button", {
			name: translate(language, "Switch account"),
			exact: true,
		})
		.click();
	await expect(switchDialog(page, language)).toHaveCount(0);
	await waitForHome(page);
}

/** Signs in through /landing on a phone with another account, and confirms the switch. */
export async function switchAccountByLanding(page: Page, customer: Customer) {
	await page.goto(`/landing?mock_user_id=${customer.id}`);
	await confirmSwitch(page);
}

/** Opens home as this customer, in Thai by default, and waits for its deals. */
export async function signIn(
	page: Page,
	customer: Customer,
	language: Locale = "th",
) {
	if (language !== "th") await chooseLanguage(page, language);
	await openAs(page, customer);
	await waitForHome(page);
}

/** Turns the network off after the service worker has cached the whole app. */
export async function goOffline(page: Page) {
	await waitForWholeShell(page);
	await page.context().setOffline(true);
}

/** Clears local and session storage, so that a test can use one page for several phones in turn. */
export async function clearWebStorage(page: Page) {
	await page.goto("/manifest.webmanifest");
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
}

/** Leaves the app and removes its persisted queries; the app would persist them again when it is left. */
export async function clearSavedQueries(page: Page) {
	await page.goto("/manifest.webmanifest");
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.endsWith("/queries")) localStorage.removeItem(key);
	});
}

/** Holds the app's entry script at the next start; returns the function that releases it. The browser has it cached, so the proxy would not see it. */
export async function holdCode(page: Page) {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/index-*.js", async (route) => {
		await held;
		await route.fallback();
	});
	return () => release();
}
