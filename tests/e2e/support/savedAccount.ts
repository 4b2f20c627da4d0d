// Setup of the journeys about accounts: a customer with a saved code, and the account's name on screen.
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

/** The lines that name an account in a dialog, with a masked number. */
async function accountLabelOf({ api }: Customer) {
	const { customer } = await api.call(getProfile, {});
	return accountLabel(customer, "");
}

export const accountNameOf = async (customer: Customer): Promise<string> =>
	(await accountLabelOf(customer)).join(" · ");

/** The account's name and number as in the text of a dialog, which joins its lines without a space. */
export const accountLinesOf = async (customer: Customer): Promise<string> =>
	(await accountLabelOf(customer)).join("");

/** Signs in and saves a code of this customer on the phone; returns the personal data that is stored there. */
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
