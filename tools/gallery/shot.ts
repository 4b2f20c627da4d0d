// A picture of the gallery: a group, a name, and the steps that lead to it.
import {
	type BrowserContext,
	type Locator,
	type Page,
	expect as playwrightExpect,
} from "@playwright/test";
import type { Locale } from "../../src/domain/text/localized";
import type { FaultProxy } from "../../tests/e2e/support/faultProxy";
import type { Customer } from "../../tests/e2e/support/journey";

/** A longer timeout, for a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });

/** Waits until the element is visible. */
export const expectVisible = (element: Locator) =>
	expect(element).toBeVisible();

/** What the steps of a shot work with; the fault proxy stands between page and server. */
export interface ShotContext {
	page: Page;
	context: BrowserContext;
	customer: Customer;
	faultProxy: FaultProxy;
	language: Locale;
}

/** Opens the app and brings it to the state of the picture; waits until that is on the screen. */
export type ShotSteps = (shot: ShotContext) => Promise<void>;

interface ShotSettings {
	/** The demo scenario of its customer; platinum unless named. */
	scenario?: string;
	/** False for a phone that nobody has signed in on. */
	signedIn?: boolean;
	/** Whether it needs the service worker, for example to be shown offline; the others are faster without. */
	offline?: boolean;
	/** Whether it shows both languages at once. */
	bilingual?: boolean;
	/** Whether the picture is of the whole page instead of the screen. */
	fullPage?: boolean;
}

export interface Shot extends ShotSettings {
	/** Each group has one contact sheet. */
	group: string;
	name: string;
	steps: ShotSteps;
}

export const asCustomer = (scenario: string, steps: ShotSteps) => ({
	scenario,
	steps,
});

/** The shots of a group by their names: steps alone, or steps with settings; `common` are the settings of all. */
export const shotsOf = (
	group: string,
	shots: Record<string, ShotSteps | (ShotSettings & { steps: ShotSteps })>,
	common: ShotSettings = {},
): Shot[] =>
	Object.entries(shots).map(([name, steps]) => ({
		...common,
		group,
		name,
		...(typeof steps === "function" ? { steps } : steps),
	}));
