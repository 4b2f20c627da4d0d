// The steps of a registration: the number, its one-time code, the terms.
import { expect } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { button, type Person } from "./person";

/** Gives the number, then the code that `readCode` finds in its text message. */
export async function proveNumber(
	person: Person,
	mobile: string,
	readCode: () => Promise<string>,
) {
	const { page, language } = person;
	await page.getByLabel(translate(language, "Mobile number")).fill(mobile);
	await button(person, "Confirm").click();
	await typeCode(person, await readCode());
}

/** Waits until the form knows of its code: a code that comes later empties the boxes. */
export async function waitForSentCode({ page, language }: Person) {
	const [words = ""] = translate(
		language,
		"We sent a 6-digit code to <0>{number}</0>",
	).split("<0>");
	// With the number: the page before begins a sentence alike.
	const said = new RegExp(`${words.trim().replaceAll(/\s/g, "\\s")}\\s*\\d`);
	await expect(page.getByText(said)).toBeVisible();
}

/** Types a one-time code and confirms it. */
export async function typeCode(person: Person, code: string) {
	const { page, language } = person;
	await waitForSentCode(person);
	const boxes = page.getByRole("group", {
		name: translate(language, "One-time code"),
	});
	await boxes.getByRole("textbox").first().focus();
	await page.keyboard.type(code);
	await button(person, "Confirm").click();
}

/** Ticks every term and registers. */
export async function agreeAndRegister(person: Person) {
	const { page, language } = person;
	await page
		.getByRole("button", { name: translate(language, "Terms and conditions") })
		.click();
	await page.getByLabel(translate(language, "Agree to all")).check();
	await button(person, "Accept").click();
	await button(person, "Register").click();
}
