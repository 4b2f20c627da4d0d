// The home flow: registration, thanks, tours, terms, announcement and the tier's end.
import { button } from "../../tests/e2e/support/person";
import { typeCode } from "../../tests/e2e/support/registration";
import { updateOptionalTerm } from "../../tests/e2e/support/terms";
import { codeTo, mobileOf, newMobile } from "../../tests/e2e/support/texts";
import { expectVisible, type Stage, shotsOf } from "./shot";
import {
	afterPress,
	buttonWith,
	field,
	firstRadio,
	openPage,
	press,
	reply,
	text,
} from "./steps";

const numberField = (stage: Stage) => field(stage, "Mobile number");
const openNumber = openPage("/", numberField);

async function openCode(stage: Stage, mobile = newMobile()) {
	await openNumber(stage);
	await numberField(stage).fill(mobile);
	await press(stage, "Confirm");
	return mobile;
}

async function openForm(stage: Stage) {
	const { address } = stage.faultProxy;
	await typeCode(stage, await codeTo(address, await openCode(stage)));
	await expectVisible(button(stage, "Register"));
}

async function openTerms(stage: Stage) {
	await openForm(stage);
	await buttonWith(stage, "Terms and conditions").click();
	await field(stage, "Agree to all").check();
}

const register = afterPress(openTerms, ["Accept", "Register"], firstRadio);
const thanks = afterPress(register, ["Skip"], "Let’s go");
const tour = afterPress(thanks, ["Let’s go"], "Next");
const leaveForm = afterPress(openForm, ["Later"], "Save and leave");

export const onboardingShots = shotsOf(
	"11-onboarding",
	{
		"1-number": { scenario: "new", steps: openNumber },
		"1-later": {
			scenario: "new",
			steps: afterPress(openNumber, ["Later"], "Finish your registration"),
		},
		"2-other-phone": {
			scenario: "moved",
			steps: async (stage) => {
				const { faultProxy, customer } = stage;
				await openCode(stage, await mobileOf(faultProxy.address, customer));
				await expectVisible(button(stage, "Move to this phone"));
			},
		},
		"2-number-taken": {
			scenario: "new",
			steps: async (stage) => {
				stage.faultProxy.inject(
					"SMS/VerifyMobileNo",
					reply(400, { status: "error", error: { code: 40001 } }),
				);
				await openCode(stage);
				await expectVisible(text(stage, "This phone number is in use"));
				await stage.page.keyboard.press("Escape");
				await expectVisible(text(stage, "Number already registered"));
			},
		},
		"2-code-wrong": {
			scenario: "new",
			steps: async (stage) => {
				const { address } = stage.faultProxy;
				const code = await codeTo(address, await openCode(stage));
				await typeCode(stage, code === "111111" ? "222222" : "111111");
				await expectVisible(
					text(stage, "Incorrect code. Please check it and try again."),
				);
			},
		},
		"3-form-missing": {
			scenario: "new",
			steps: afterPress(openForm, ["Register"]),
		},
		"4-legacy": openForm,
		"5-terms": { scenario: "new", steps: openTerms },
		"6-leave": leaveForm,
		"6-put-away": afterPress(
			leaveForm,
			["Save and leave"],
			"Finish your registration",
		),
		"6-almost-done": async (stage) => {
			stage.faultProxy.inject("UpdateTermsProgress", { kind: "dropBefore" });
			await afterPress(openTerms, ["Accept", "Register"], "Try again")(stage);
		},
		"7-survey": register,
		"7-survey-skip": async (stage) => {
			await register(stage);
			await firstRadio(stage).check();
			await press(stage, "Skip");
			await expectVisible(button(stage, "Continue answering"));
		},
		"7-thanks": thanks,
		"8-tour": tour,
		"9-announcement": afterPress(tour, ["Skip"], (stage) =>
			field(stage, "Do not show this again today"),
		),
		"10-terms-updated": {
			scenario: "terms",
			steps: openPage("/", (stage) => button(stage, "Agree and continue")),
		},
		"10-terms-updated-optional": {
			scenario: "terms",
			steps: async (stage) => {
				await updateOptionalTerm(stage.customer, stage.faultProxy);
				await openPage("/", (it) => button(it, "Agree and continue"))(stage);
				await stage.page.locator("input[required]:enabled").check();
			},
		},
		"11-tier-ends": {
			scenario: "ending",
			steps: openPage("/", (stage) => button(stage, "Learn more")),
		},
	},
	{ scenario: "legacy" },
);
