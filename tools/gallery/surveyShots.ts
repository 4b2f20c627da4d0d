// Surveys: picture options, missing answers, texts, the dialog before sending, and an answered survey.
import { button } from "../../tests/e2e/support/person";
import { codeTo, newMobile } from "../../tests/e2e/support/texts";
import { asCustomer, expectVisible, type ShotContext, shotsOf } from "./shot";
import { afterPress, firstRadio, openPage, press, text } from "./steps";

const open = openPage("/survey?module=banner&ref=SVY_1001", firstRadio);

async function check({ page }: ShotContext, ...places: number[]) {
	for (const at of places) await page.getByRole("checkbox").nth(at).check();
}

async function openPictures(shot: ShotContext) {
	await open(shot);
	await firstRadio(shot).check();
	await press(shot, "Next");
	await check(shot, 0, 2);
}

/** Fills in the short survey, up to the dialog before sending. */
async function openSend(shot: ShotContext) {
	await shot.page.goto("/survey?module=banner&ref=SVY_1003");
	await shot.page.locator("fieldset input").first().check();
	await press(shot, "Next", "Finish");
	await expectVisible(button(shot, "Send answers"));
}

export const surveyShots = shotsOf("13-survey", {
	"1-other-answer-missing": async (shot) => {
		await open(shot);
		await shot.page.getByRole("radio").last().check();
		await press(shot, "Next");
	},
	"2-pictures": openPictures,
	"3-texts": async (shot) => {
		await openPictures(shot);
		await press(shot, "Next");
		await check(shot, 0, 1);
		await press(shot, "Next");
		await expectVisible(shot.page.getByRole("textbox").first());
	},
	"3-too-few": async (shot) => {
		await openPictures(shot);
		await press(shot, "Next");
		await check(shot, 0);
		await press(shot, "Next");
	},
	"3-leave": afterPress(openPictures, ["Close"], "Leave"),
	"3-send": openSend,
	"3-thanks": afterPress(openSend, ["Send answers"], (shot) =>
		text(shot, "Thank you for your answers"),
	),
	"5-send-code": asCustomer(
		"new",
		openPage("/survey/otp?contact_no=0812345678", (shot) =>
			button(shot, "Send the code"),
		),
	),
	"5-otp": asCustomer("new", async (shot) => {
		const { page, faultProxy } = shot;
		const mobile = newMobile();
		await page.goto(`/survey/otp?contact_no=${mobile}`);
		await press(shot, "Send the code");
		await codeTo(faultProxy.address, mobile);
		await expectVisible(page.getByText(/0[45]:\d\d/));
	}),
	"4-not-there": openPage("/survey?ref=SVY_9", "Unable to open this survey"),
});
