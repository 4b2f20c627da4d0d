// Surveys: pictures to pick, what is missing, texts, the question before the answers go, and one that is answered.
import { button } from "../../tests/e2e/support/person";
import { codeTo, someNumber } from "../../tests/e2e/support/texts";
import { translate } from "../../tests/support/catalogue";
import { expect, type Shot, type Stage } from "./shot";

const survey = { group: "13-survey" };

const open = async ({ page }: Stage) => {
	await page.goto("/survey?module=banner&ref=SVY_1001");
	await expect(page.getByRole("radio").first()).toBeVisible();
};
async function openPictures(stage: Stage) {
	await open(stage);
	await stage.page.getByRole("radio").first().check();
	await button(stage, "Next").click();
	for (const at of [0, 2])
		await stage.page.getByRole("checkbox").nth(at).check();
}

/** The short survey, up to the question before its answers go. */
async function openSend(stage: Stage) {
	await stage.page.goto("/survey?module=banner&ref=SVY_1003");
	await stage.page.locator("fieldset input").first().check();
	await button(stage, "Next").click();
	await button(stage, "Finish").click();
	await expect(button(stage, "Send answers")).toBeVisible();
}

export const surveyShots: Shot[] = [
	{
		...survey,
		name: "1-other-answer-missing",
		go: async (stage) => {
			await open(stage);
			await stage.page.getByRole("radio").last().check();
			await button(stage, "Next").click();
		},
	},
	{ ...survey, name: "2-pictures", go: openPictures },
	{
		...survey,
		name: "3-texts",
		go: async (stage) => {
			await openPictures(stage);
			await button(stage, "Next").click();
			for (const at of [0, 1])
				await stage.page.getByRole("checkbox").nth(at).check();
			await button(stage, "Next").click();
			await expect(stage.page.getByRole("textbox").first()).toBeVisible();
		},
	},
	{
		...survey,
		name: "3-too-few",
		go: async (stage) => {
			await openPictures(stage);
			await button(stage, "Next").click();
			await stage.page.getByRole("checkbox").first().check();
			await button(stage, "Next").click();
		},
	},
	{
		...survey,
		name: "3-leave",
		go: async (stage) => {
			await openPictures(stage);
			await button(stage, "Close").click();
			await expect(button(stage, "Leave")).toBeVisible();
		},
	},
	{ ...survey, name: "3-send", go: openSend },
	{
		...survey,
		name: "3-thanks",
		go: async (stage) => {
			await openSend(stage);
			await button(stage, "Send answers").click();
			await expect(
				stage.page.getByText(
					translate(stage.language, "Thank you for your answers"),
				),
			).toBeVisible();
		},
	},
	{
		...survey,
		name: "5-otp",
		scenario: "new",
		go: async (stage) => {
			const mobile = someNumber();
			await stage.page.goto(`/survey/otp?contact_no=${mobile}`);
			await codeTo(stage.faultProxy.address, mobile);
			await expect(stage.page.getByText(/0[45]:\d\d/)).toBeVisible();
		},
	},
	{
		...survey,
		name: "4-not-there",
		go: async (stage) => {
			await stage.page.goto("/survey?ref=SVY_9");
			await expect(
				stage.page.getByText(
					translate(stage.language, "Unable to open this survey"),
				),
			).toBeVisible();
		},
	},
];
