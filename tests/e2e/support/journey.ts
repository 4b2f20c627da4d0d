// First steps of a journey: a customer of its own, a language, signed in, at a loaded home.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../../src/domain/text/localized";
import { type ApiClient, signInClient } from "../../support/apiClient";
import { translate } from "../../support/catalogue";
import { waitForWholeShell } from "./shell";

export interface Customer {
	/** The mock_user_id: a scenario and a part of its own. */
	id: string;
	/** Looks into the store as this customer, past the app and its faults. */
	api: ApiClient;
}

/** A customer of a scenario of /demo that no other test has. */
export async function newCustomer(
	address: string,
	scenario: string,
): Promise<Customer> {
	const id = `${scenario}-${randomUUID()}`;
	return { id, api: await signInClient(address, id) };
}

/** Chooses the language as the customer did on an earlier day, before the app first runs. */
export async function chooseLanguage(page: Page, language: Locale) {
	await page.addInitScript((locale) => {
		if (localStorage.getItem("locale") === null)
			localStorage.setItem("locale", locale);
	}, language);
}

/** A phone on which this customer signed in and chose the language on an earlier day; storage is otherwise empty. */
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

/** Opens an address on such a phone, in Thai. */
export async function openPrepared(page: Page, customer: Customer, path = "/") {
	await preparePhone({ page, customer, language: "th" });
	await page.goto(path);
}

/** The text of a page, for the eye and for a screen reader. */
const visibleText = (page: Page) =>
	page.evaluate(() => {
		const named = [...document.querySelectorAll("[aria-label]")];
		return [document.body.innerText, ...named.map((it) => it.ariaLabel)].join();
	});

/**
 * Changes the language of the page that stands, as a choice in another tab does: both
 * languages of a state cost one way to it. The app follows once its start is over.
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
	// A skeleton has none.
	if (/\p{L}/u.test(before))
		await expect
			.poll(() => visibleText(page), "the texts have changed")
			.not.toBe(before);
}

/** Waits for a home that has its deals, not only its skeleton. */
export async function waitForHome(page: Page) {
	await expect(
		page.getByRole("main").getByRole("article").first(),
	).toBeVisible();
}

/** Stores this token on the page that stands. */
export const setToken = (page: Page, token: string) =>
	page.evaluate((it) => localStorage.setItem("token", it), token);

/** Stores the customer's token, as after an earlier sign-in; only the journeys of /landing go through it. */
export async function storeToken(
	page: Page,
	{ api }: Pick<Customer, "api">,
	address = "",
) {
	await page.goto(`${address}/manifest.webmanifest`);
	await setToken(page, api.token);
}

/** Opens an address as this customer in one load, without a history entry behind it. The caller waits for the content. */
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

/** The question before another account replaces the one on the phone. */
export const switchDialog = (page: Page, language: Locale = "th") =>
	page.getByRole("dialog", {
		name: translate(language, "Switch to another account?"),
	});

/** Confirms that question, and waits for the home of the account that comes in. */
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

/** Signs in on a phone that another account is on, through /landing, and confirms the switch. */
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

/** Turns the network off once the worker has the whole app. */
export async function goOffline(page: Page) {
	await waitForWholeShell(page);
	await page.context().setOffline(true);
}

/** Clears local and session storage, so that one page can be several phones one after another. */
export async function clearWebStorage(page: Page) {
	await page.goto("/manifest.webmanifest");
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
}

/** Removes the persisted queries from a page without the app, which would persist them again on leaving. */
export async function clearSavedQueries(page: Page) {
	await page.goto("/manifest.webmanifest");
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.endsWith("/queries")) localStorage.removeItem(key);
	});
}

/** Holds the code of the next start, which the browser has: the proxy would not meet it. Gives its release. */
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
