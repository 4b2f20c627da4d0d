// Steps that several pictures share: finding texts and buttons, and opening addresses with and without network faults.
import type { Locator, Page } from "@playwright/test";
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { waitForHome } from "../../tests/e2e/support/journey";
import { button, type Person } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import {
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
} from "./shot";

/** The element with this text, in the person's language. */
export const text = ({ page, language }: Person, english: string): Locator =>
	page.getByText(translate(language, english));

/** A button whose name contains these words. */
export const buttonWith = (
	{ page, language }: Person,
	english: string,
): Locator => page.getByRole("button", { name: translate(language, english) });

export const link = ({ page, language }: Person, english: string): Locator =>
	page.getByRole("link", { name: translate(language, english) });

/** The dialog, or the one of this name. */
export const dialog = ({ page, language }: Person, english?: string): Locator =>
	page.getByRole(
		"dialog",
		english ? { name: translate(language, english) } : {},
	);

/** The field with this label. */
export const field = ({ page, language }: Person, english: string): Locator =>
	page.getByLabel(translate(language, english));

export async function press(person: Person, ...names: string[]) {
	for (const english of names) await button(person, english).click();
}

/** Steps: press buttons one after another, and wait for the next button or for what the last one opens. */
export const afterPress =
	(
		before: ShotSteps,
		names: string[],
		next?: string | ((shot: ShotContext) => Locator),
	): ShotSteps =>
	async (shot) => {
		await before(shot);
		await press(shot, ...names);
		if (next)
			await expectVisible(
				typeof next === "string" ? button(shot, next) : next(shot),
			);
	};

export const firstArticle = ({ page }: ShotContext): Locator =>
	page.getByRole("article").first();

export const firstItem = ({ page }: ShotContext): Locator =>
	page.getByRole("main").getByRole("listitem").first();

export const firstRadio = ({ page }: ShotContext): Locator =>
	page.getByRole("radio").first();

/** Steps: open an address and wait for an element or a text. */
export const openPage =
	(path: string, part: string | ((shot: ShotContext) => Locator)): ShotSteps =>
	async (shot) => {
		await shot.page.goto(path);
		await expectVisible(
			typeof part === "string" ? text(shot, part) : part(shot),
		);
	};

/** Steps: open an address whose call fails, and wait for the retry button. */
export const openPageFailing =
	(call: string, path: string): ShotSteps =>
	async (shot) => {
		shot.faultProxy.inject(call, { kind: "dropBefore" });
		await openPage(path, (it) => buttonWith(it, "Try again"))(shot);
	};

/** Steps: open an address whose call gets no reply; `part` is visible without it. */
export const openPageLoading =
	(
		call: string,
		path: string,
		part?: (shot: ShotContext) => Locator,
	): ShotSteps =>
	async (shot) => {
		const held = shot.faultProxy.inject(call, { kind: "hold" });
		await shot.page.goto(path);
		await held.met;
		if (part) await expectVisible(part(shot));
	};

/** Opens home and waits for its deals, with the hearts that come after them. */
export async function openHome({ page }: ShotContext) {
	await page.goto("/");
	await waitForHome(page);
	await expectVisible(page.getByRole("article").first().getByRole("button"));
}

/** Claims a deal and opens its code in the history. */
export async function openClaimed(
	{ page, customer }: ShotContext,
	deal: string,
) {
	const id = await runningCoupon(customer.api, deal);
	await page.goto(`/history?state=history&open=${id}`);
}

/** Claims a deal and opens its code, once the phone has saved it. */
export async function openCode(shot: ShotContext, deal: string) {
	await openClaimed(shot, deal);
	const saved = translate(shot.language, "Saved on this phone");
	await expectVisible(dialog(shot).getByText(saved));
	// The card around the code loads after it.
	await expect(dialog(shot).getByRole("heading").first()).toContainText(/./);
}

/** Grants access to the location, which is in the middle of Bangkok's shops. */
export async function allowLocation({ context }: ShotContext) {
	await context.grantPermissions(["geolocation"]);
	await context.setGeolocation({ latitude: 13.7456, longitude: 100.5341 });
}

/** The user agent of a browser on an iPhone. */
export const iphone = (rest: string) =>
	`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

/** Sets the user agent that the app sees, before it starts. */
export const setUserAgent = (page: Page, userAgent: string) =>
	page.addInitScript(
		(value) => Object.defineProperty(navigator, "userAgent", { value }),
		userAgent,
	);
