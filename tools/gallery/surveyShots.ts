// Surveys: picture options, missing answers, texts, the dialog before sending, and an answered survey.
import { button } from "../../tests/e2e/support/person";
import { codeTo, newMobile } from "../../tests/e2e/support/texts";
import { expectVisible, type Stage, shotsOf } from "./shot";
import { afterPress, firstRadio, openPage, press, text } from "./steps";

const open = openPage("/survey?module=banner&ref=SVY_1001", firstRadio);

async function check({ page }: Stage, ...places: number[]) {
	for (const at of places) await page.getByRole("checkbox").nth(at).check();
}

async function openPictures(stage: Stage) {
	await open(stage);
	await firstRadio(stage).check();
	await press(stage, "Next");
	await check(stage, 0, 2);
}

/** Fills in the short survey, up to the dialog before sending. */
async function openSend(stage: Stage) {
	await stage.page.goto("/survey?module=banner&ref=SVY_1003");
	await stage.page.locator("fieldset input").first().check();
	await press(stage, "Next", "Finish");
	await expectVisible(button(stage, "Send answers"));
}

export const surveyShots = shotsOf("13-survey", {
	"1-other-answer-missing": async (stage) => {
		await open(stage);
		await stage.page.getByRole("radio").last().check();
		await press(stage, "Next");
	},
	"2-pictures": openPictures,
	"3-texts": async (stage) => {
		await openPictures(stage);
		await press(stage, "Next");
		await check(stage, 0, 1);
		await press(stage, "Next");
		await expectVisible(stage.page.getByRole("textbox").first());
	},
	"3-too-few": async (stage) => {
		await openPictures(stage);
		await press(stage, "Next");
		await check(stage, 0);
		await press(stage, "Next");
	},
	"3-leave": afterPress(openPictures, ["Close"], "Leave"),
	"3-send": openSend,
	"3-thanks": afterPress(openSend, ["Send answers"], (stage) =>
		text(stage, "Thank you for your answers"),
	),
	"5-send-code": {
		scenario: "new",
		steps: openPage("/survey/otp?contact_no=0812345678", (stage) =>
			button(stage, "Send the code"),
		),
	},
	"5-otp": {
		scenario: "new",
		steps: async (stage) => {
			const { page, faultProxy } = stage;
			const mobile = newMobile();
			await page.goto(`/survey/otp?contact_no=${mobile}`);
			await press(stage, "Send the code");
			await codeTo(faultProxy.address, mobile);
			await expectVisible(page.getByText(/0[45]:\d\d/));
		},
	},
	"4-not-there": openPage("/survey?ref=SVY_9", "Unable to open this survey"),
});
