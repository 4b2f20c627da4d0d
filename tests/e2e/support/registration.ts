// The steps of a registration: mobile number, one-time code, terms.
import { expect } from "@playwright/test";
import { translate } from "../../support/catalogue";
import { button, type Person } from "./person";

/** Enters the number, then the one-time code that `readCode` reads from the text message. */
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

/** Waits until the form shows that a code was sent, which empties its boxes. */
export async function waitForSentCode({ page, language }: Person) {
	const [words = ""] = translate(
		language,
		"We sent a 6-digit code to <0>{number}</0>",
	).split("<0>");
	// Includes a digit of the number, since the page before has a sentence that begins alike.
	const sentence = new RegExp(
		`${words.trim().replaceAll(/\s/g, "\\s")}\\s*\\d`,
	);
	await expect(page.getByText(sentence)).toBeVisible();
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
