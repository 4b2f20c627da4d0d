// The home flow: registration, thanks, tours, terms, announcement and the tier's end.
import { button } from "../../tests/e2e/support/person";
import { codeTo, numberOf, someNumber } from "../../tests/e2e/support/texts";
import { translate } from "../../tests/support/catalogue";
import { expect, type Shot, type Stage } from "./shot";

const onboarding = { group: "11-onboarding" };

async function openNumber({ page, language }: Stage) {
	await page.goto("/");
	await expect(
		page.getByLabel(translate(language, "Mobile number")),
	).toBeVisible();
}

async function openCode(stage: Stage, mobile = someNumber()) {
	const { page, language } = stage;
	await openNumber(stage);
	await page.getByLabel(translate(language, "Mobile number")).fill(mobile);
	await button(stage, "Confirm").click();
	return mobile;
}

async function openForm(stage: Stage) {
	const { page, language, faultProxy } = stage;
	const code = await codeTo(faultProxy.address, await openCode(stage));
	await page
		.getByRole("group", { name: translate(language, "One-time code") })
		.getByRole("textbox")
		.first()
		.focus();
	await page.keyboard.type(code);
	await button(stage, "Confirm").click();
	await expect(button(stage, "Register")).toBeVisible();
}

async function openTerms(stage: Stage) {
	const { page, language } = stage;
	await openForm(stage);
	await page
		.getByRole("button", { name: translate(language, "Terms and conditions") })
		.click();
	await page.getByLabel(translate(language, "Agree to all")).check();
}

async function register(stage: Stage) {
	await openTerms(stage);
	await button(stage, "Accept").click();
	await button(stage, "Register").click();
	await expect(stage.page.getByRole("radio").first()).toBeVisible();
}

async function thanks(stage: Stage) {
	await register(stage);
	await button(stage, "Skip").click();
	await expect(button(stage, "Let's go")).toBeVisible();
}

async function tour(stage: Stage) {
	await thanks(stage);
	await button(stage, "Let's go").click();
	await expect(button(stage, "Next")).toBeVisible();
}

export const onboardingShots: Shot[] = [
	{ ...onboarding, name: "1-number", scenario: "new", go: openNumber },
	{
		...onboarding,
		name: "2-other-phone",
		scenario: "moved",
		go: async (stage) => {
			await openCode(
				stage,
				await numberOf(stage.faultProxy.address, stage.customer),
			);
			await expect(button(stage, "Move to this phone")).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "2-number-taken",
		scenario: "new",
		go: async (stage) => {
			stage.faultProxy.inject("SMS/VerifyMobileNo", {
				kind: "reply",
				status: 400,
				body: JSON.stringify({ status: "error", error: { code: 40001 } }),
			});
			await openCode(stage);
			await stage.page.keyboard.press("Escape");
			await expect(
				stage.page.getByText(
					translate(stage.language, "Number already registered"),
				),
			).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "2-code-wrong",
		scenario: "new",
		go: async (stage) => {
			const code = await codeTo(
				stage.faultProxy.address,
				await openCode(stage),
			);
			const boxes = stage.page.getByRole("textbox");
			await boxes.first().focus();
			await stage.page.keyboard.type(code === "111111" ? "222222" : "111111");
			await button(stage, "Confirm").click();
			await expect(
				stage.page.getByText(
					translate(
						stage.language,
						"Incorrect code. Please check it and try again.",
					),
				),
			).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "3-form-missing",
		scenario: "new",
		go: async (stage) => {
			await openForm(stage);
			await button(stage, "Register").click();
		},
	},
	{ ...onboarding, name: "4-legacy", scenario: "legacy", go: openForm },
	{ ...onboarding, name: "5-terms", scenario: "new", go: openTerms },
	{
		...onboarding,
		name: "6-leave",
		scenario: "legacy",
		go: async (stage) => {
			await openForm(stage);
			await stage.page.keyboard.press("Escape");
			await expect(button(stage, "Save and leave")).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "6-put-away",
		scenario: "legacy",
		go: async (stage) => {
			await openForm(stage);
			await stage.page.keyboard.press("Escape");
			await button(stage, "Save and leave").click();
			await expect(button(stage, "Finish your registration")).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "6-almost-done",
		scenario: "legacy",
		go: async (stage) => {
			stage.faultProxy.inject("UpdateTermsProgress", { kind: "dropBefore" });
			await openTerms(stage);
			await button(stage, "Accept").click();
			await button(stage, "Register").click();
			await expect(button(stage, "Later")).toBeVisible();
		},
	},
	{ ...onboarding, name: "7-survey", scenario: "legacy", go: register },
	{ ...onboarding, name: "7-thanks", scenario: "legacy", go: thanks },
	{ ...onboarding, name: "8-tour", scenario: "legacy", go: tour },
	{
		...onboarding,
		name: "9-announcement",
		scenario: "legacy",
		go: async (stage) => {
			await tour(stage);
			await button(stage, "Skip").click();
			await expect(
				stage.page.getByLabel(
					translate(stage.language, "Do not show this again today"),
				),
			).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "10-terms-updated",
		scenario: "terms",
		go: async (stage) => {
			await stage.page.goto("/");
			await expect(button(stage, "Agree and continue")).toBeVisible();
		},
	},
	{
		...onboarding,
		name: "11-tier-ends",
		scenario: "ending",
		go: async (stage) => {
			await stage.page.goto("/");
			await expect(button(stage, "Learn more")).toBeVisible();
		},
	},
];
