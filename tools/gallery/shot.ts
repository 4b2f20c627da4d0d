// What one picture of the gallery is: a group, a name, and the way of a person to it.
import {
	type BrowserContext,
	type Page,
	expect as playwrightExpect,
} from "@playwright/test";
import type { Locale } from "../../src/domain/text/localized";
import type { FaultProxy } from "../../tests/e2e/support/faultProxy";
import {
	type Customer,
	chooseLanguage,
	waitForHome,
} from "../../tests/e2e/support/journey";

/** Waits longer than usual: pictures are also drawn on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });

export interface Stage {
	page: Page;
	context: BrowserContext;
	customer: Customer;
	faultProxy: FaultProxy;
	language: Locale;
}

export interface Shot {
	/** One contact sheet a group. */
	group: string;
	name: string;
	/** The demo scenario of its customer; platinum unless named. */
	scenario?: string;
	/** False for a phone that nobody has signed in on. */
	signedIn?: boolean;
	/** It stands without a network, so it needs the service worker; the others are drawn faster without. */
	offline?: boolean;
	/** It says everything in both languages at once, and follows no choice of one. */
	bilingual?: boolean;
	/** The whole page in place of the screen. */
	whole?: boolean;
	/** From the first address to the state to be drawn; waits until it stands. */
	go(stage: Stage): Promise<void>;
}

/** A phone that was signed in on an earlier day, in the person's language; nothing else is saved on it. */
export async function begin(
	{ page, customer, language }: Pick<Stage, "page" | "customer" | "language">,
	{ signedIn = true }: Pick<Shot, "signedIn">,
) {
	await chooseLanguage(page, language);
	if (signedIn)
		await page.addInitScript((token) => {
			if (localStorage.getItem("token") === null)
				localStorage.setItem("token", token);
		}, customer.api.token);
}

/** Opens home and waits for its deals. */
export async function openHome({ page }: Stage) {
	await page.goto("/");
	await waitForHome(page);
}
