// What the journeys about accounts start from: a customer with a saved code, and how a person is named on a screen.
import { expect, type Page } from "@playwright/test";
import { getProfile } from "../../../src/contract/customer";
import { accountLabel } from "../../../src/domain/session/account";
import type { Locale } from "../../../src/domain/text/localized";
import { say } from "../../support/catalogue";
import { type Customer, signIn } from "./journey";
import { foundOn, tracesOf } from "./kept";
import { claimNow, codeDialog, openLatte } from "./person";

export const tokenOn = (page: Page) =>
	page.evaluate(() => localStorage.getItem("token"));

/** How a person is named in a question: never by the whole number. */
export async function nameOf({ api }: Customer): Promise<string> {
	const { customer } = await api.call(getProfile, {});
	return accountLabel({ ...customer, device_name: "" });
}

/** Has a code of this customer on the phone. Gives what tells of them, all of which is on the phone now. */
export async function withCode(
	page: Page,
	customer: Customer,
	language: Locale = "th",
) {
	const person = { page, language };
	await signIn(page, customer, language);
	await openLatte(person);
	await claimNow(person);
	await expect(await codeDialog(person)).toContainText(
		say(language, "Saved on this phone, opens offline"),
	);
	const traces = await tracesOf(customer);
	await expect.poll(() => foundOn(page, traces)).toEqual(Object.keys(traces));
	return traces;
}
