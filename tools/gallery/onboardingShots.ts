// The home flow: registration, thanks, tours, terms, announcement and the tier's end.
import { replyFault } from "../../tests/e2e/support/faultProxy";
import { button } from "../../tests/e2e/support/person";
import { typeCode } from "../../tests/e2e/support/registration";
import { updateOptionalTerm } from "../../tests/e2e/support/terms";
import { codeTo, mobileOf, newMobile } from "../../tests/e2e/support/texts";
import { asCustomer, expectVisible, type ShotContext, shotsOf } from "./shot";
import {
	afterPress,
	buttonWith,
	field,
	firstRadio,
	openPage,
	press,
	text,
} from "./steps";

const numberField = (shot: ShotContext) => field(shot, "Mobile number");
const openNumber = openPage("/", numberField);

async function openCode(shot: ShotContext, mobile = newMobile()) {
	await openNumber(shot);
	await numberField(shot).fill(mobile);
	await press(shot, "Confirm");
	return mobile;
}

async function openForm(shot: ShotContext) {
	const { address } = shot.faultProxy;
	await typeCode(shot, await codeTo(address, await openCode(shot)));
	await expectVisible(button(shot, "Register"));
}

async function openTerms(shot: ShotContext) {
	await openForm(shot);
	await buttonWith(shot, "Terms and conditions").click();
	await field(shot, "Agree to all").check();
}

const register = afterPress(openTerms, ["Accept", "Register"], firstRadio);
const thanks = afterPress(register, ["Skip"], "Let’s go");
const tour = afterPress(thanks, ["Let’s go"], "Next");
const leaveForm = afterPress(openForm, ["Later"], "Save and leave");

export const onboardingShots = shotsOf(
	"11-onboarding",
	{
		"1-number": asCustomer("new", openNumber),
		"1-later": asCustomer(
			"new",
			afterPress(openNumber, ["Later"], "Finish your registration"),
		),
		"2-other-phone": asCustomer("moved", async (shot) => {
			const { faultProxy, customer } = shot;
			await openCode(shot, await mobileOf(faultProxy.address, customer));
			await expectVisible(button(shot, "Move to this phone"));
		}),
		"2-number-taken": asCustomer("new", async (shot) => {
			shot.faultProxy.inject(
				"SMS/VerifyMobileNo",
				replyFault(400, { status: "error", error: { code: 40001 } }),
			);
			await openCode(shot);
			await expectVisible(text(shot, "This phone number is in use"));
			await shot.page.keyboard.press("Escape");
			await expectVisible(text(shot, "Number already registered"));
		}),
		"2-code-wrong": asCustomer("new", async (shot) => {
			const { address } = shot.faultProxy;
			const code = await codeTo(address, await openCode(shot));
			await typeCode(shot, code === "111111" ? "222222" : "111111");
			await expectVisible(
				text(shot, "Incorrect code. Please check it and try again."),
			);
		}),
		"3-form-missing": asCustomer("new", afterPress(openForm, ["Register"])),
		"4-legacy": openForm,
		"5-terms": asCustomer("new", openTerms),
		"6-leave": leaveForm,
		"6-put-away": afterPress(
			leaveForm,
			["Save and leave"],
			"Finish your registration",
		),
		"6-almost-done": async (shot) => {
			shot.faultProxy.inject("UpdateTermsProgress", { kind: "dropBefore" });
			await afterPress(openTerms, ["Accept", "Register"], "Try again")(shot);
		},
		"7-survey": register,
		"7-survey-skip": async (shot) => {
			await register(shot);
			await firstRadio(shot).check();
			await press(shot, "Skip");
			await expectVisible(button(shot, "Continue answering"));
		},
		"7-thanks": thanks,
		"8-tour": tour,
		"9-announcement": afterPress(tour, ["Skip"], (shot) =>
			field(shot, "Do not show this again today"),
		),
		"10-terms-updated": asCustomer(
			"terms",
			openPage("/", (shot) => button(shot, "Agree and continue")),
		),
		"10-terms-updated-optional": asCustomer("terms", async (shot) => {
			await updateOptionalTerm(shot.customer, shot.faultProxy);
			await openPage("/", (it) => button(it, "Agree and continue"))(shot);
			await shot.page.locator("input[required]:enabled").check();
		}),
		"11-tier-ends": asCustomer(
			"ending",
			openPage("/", (shot) => button(shot, "Learn more")),
		),
	},
	{ scenario: "legacy" },
);
