// Set-up of the journeys about accounts: a customer with a saved code, and the name a screen gives a person.
import { expect, type Page } from "@playwright/test";
import { getProfile } from "../../../src/contract/customer";
import { accountLabel } from "../../../src/domain/session/account";
import type { Locale } from "../../../src/domain/text/localized";
import { translate } from "../../support/catalogue";
import { type Customer, signIn } from "./journey";
import { claimNow, codeDialog, openLatte } from "./person";
import { findStored, personalDataOf } from "./storedText";

export const tokenOn = (page: Page) =>
	page.evaluate(() => localStorage.getItem("token"));

/** How a person is named in a question: never by the whole number. */
async function accountLabelOf({ api }: Customer) {
	const { customer } = await api.call(getProfile, {});
	return accountLabel(customer, "");
}

export const accountNameOf = async (customer: Customer): Promise<string> =>
	(await accountLabelOf(customer)).join(" · ");

/** The name and the number as a dialog's text has them, whose lines it gives without a space. */
export const accountLinesOf = async (customer: Customer): Promise<string> =>
	(await accountLabelOf(customer)).join("");

/** Has a code of this customer on the phone. Gives the personal data, all of which is stored on the phone now. */
export async function saveOneCode(
	page: Page,
	customer: Customer,
	language: Locale = "th",
) {
	const person = { page, language };
	await signIn(page, customer, language);
	await openLatte(person);
	await claimNow(person);
	await expect(await codeDialog(person)).toContainText(
		translate(language, "Saved on this phone, opens without internet"),
	);
	const traces = await personalDataOf(customer);
	await expect
		.poll(() => findStored(page, traces))
		.toEqual(Object.keys(traces));
	return traces;
}
