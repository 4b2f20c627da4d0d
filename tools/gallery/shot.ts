// What one picture of the gallery is: a group, a name, and the way of a person to it.
import {
	type BrowserContext,
	type Page,
	expect as playwrightExpect,
} from "@playwright/test";
import type { Locale } from "../../src/domain/text/localized";
import type { FaultProxy } from "../../tests/e2e/support/faultProxy";
import { type Customer, chooseLanguage } from "../../tests/e2e/support/journey";

/** Waits longer than usual: pictures are also drawn on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });

export interface Stage {
	page: Page;
	context: BrowserContext;
	customer: Customer;
	faultProxy: FaultProxy;
	language: Locale;
}

/** From the first address to the state to be drawn; waits until it stands. */
export type Way = (stage: Stage) => Promise<void>;

interface ShotSettings {
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
}

export interface Shot extends ShotSettings {
	/** One contact sheet a group. */
	group: string;
	name: string;
	go: Way;
}

/** The shots of a group by their names: each its way alone, or with settings of its own. */
export const shotsOf = (
	common: ShotSettings & { group: string },
	ways: Record<string, Way | (ShotSettings & { go: Way })>,
): Shot[] =>
	Object.entries(ways).map(([name, way]) => ({
		...common,
		name,
		...(typeof way === "function" ? { go: way } : way),
	}));

/** A phone that was signed in on an earlier day, in the person's language; nothing else is saved on it. */
export async function begin(
	{ page, customer, language }: Pick<Stage, "page" | "customer" | "language">,
	{ signedIn = true }: ShotSettings,
) {
	await chooseLanguage(page, language);
	if (signedIn)
		await page.addInitScript((token) => {
			if (localStorage.getItem("token") === null)
				localStorage.setItem("token", token);
		}, customer.api.token);
}
