// The questions of the registration keep their text while they close and while their call is retried; each end of its survey has its own text (3 §4, 3 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { verifyResult } from "../../../../src/contract/sms";
import HomeFlow from "../../../../src/features/onboarding/HomeFlow";
import SurveyStep from "../../../../src/features/onboarding/SurveyStep";
import { suppressFailure } from "../../../../src/platform/browser/failureShown";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../../src/platform/session/homeFlow";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { holdMotions } from "../../support/motions";
import { fail } from "../freshPhone";
import {
	begin,
	fillIn,
	member,
	named,
	open,
	parts,
	put,
	reload,
	server,
	shows,
	toForm,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/features/onboarding/RegisterSurvey", () => ({
	RegisterSurvey: () => <p>The survey</p>,
}));
const { api } = phone;

fastForward();
beforeEach(begin);
afterEach(wipe);

test("after a host that is down, the registration needs no new code for the same number", async () => {
	const page = await open();
	await toForm(page);
	await fillIn(page);
	api("RegisterTermsofService", fail({ status: 503 }));
	await press(page, "Register");
	await shows(page, "could not be saved");
	await press(page, "Change");
	await shows(page, "Register with your mobile number");
	await press(page, "Confirm");
	await shows(page, "First name");
	expect(named("RequestOTP")).toHaveLength(1);
	await press(page, "Register");
	await shows(page, "could not be saved");
});

test("the question about another phone names that phone until it has closed", async () => {
	api("VerifyMobileNo", () => ({
		verify_result: verifyResult.usedOnAnotherDevice,
		old_device: "Orion A17",
	}));
	const page = await open();
	await shows(page, "Register with your mobile number");
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await shows(page, "registered on Orion A17");
	holdMotions();
	await press(page, "Use another number");
	expect(page.querySelector("[data-closing]")?.textContent).toContain(
		"registered on Orion A17",
	);
});

test("another host's text for a usable number opens no question", async () => {
	api("VerifyMobileNo", () => ({
		verify_result: "สามารถใช้งานได้",
		old_device: "",
	}));
	const page = await open();
	await shows(page, "Register with your mobile number");
	await put(page, "Mobile number", "0812345678");
	await press(page, "Confirm");
	await shows(page, "Enter the code");
});

test("a retried call keeps its question, whose button is busy", async () => {
	api("UpdateTermsProgress", fail({ status: 500 }));
	const onEnd = vi.fn();
	const page = await draw(<SurveyStep onEnd={onEnd} onLater={onEnd} />);
	await shows(page, "This could not be saved");
	let answer = () => {};
	api(
		"UpdateTermsProgress",
		() => new Promise<void>((done) => (answer = done)),
	);
	await press(page, "Try again");
	await until(() => page.querySelector("button[aria-busy]"));
	expect(page.querySelector("dialog")?.open).toBe(true);
	expect(page.textContent).toContain("This could not be saved");
	await act(async () => answer());
	await shows(page, "The survey");
	expect(page.querySelector("dialog")).toBeNull();
});

// The bug: the question gave no reason if no dialog had shown it.
test("a call that a limit refuses without a dialog says so in the question", async () => {
	const message = { th: "คำขอมากเกินไป", en: "Too many requests." };
	const limit = new ApiFailure({ reason: "status", status: 429, message });
	suppressFailure(limit);
	api("UpdateTermsProgress", () => {
		throw limit;
	});
	const page = await draw(<SurveyStep onEnd={vi.fn()} onLater={vi.fn()} />);
	await shows(page, "Almost done");
	expect(page.textContent).toContain(message.en);
});

test("a call that fails again is reported again", async () => {
	api("UpdateTermsProgress", fail({ status: 500 }));
	const page = await draw(<SurveyStep onEnd={vi.fn()} onLater={vi.fn()} />);
	const said = () => page.querySelector("[role=status] > :not([aria-hidden])");
	await until(() => said()?.textContent?.includes("This could not be saved"));
	const first = said();
	await press(page, "Try again");
	await until(() => said() !== first);
	await shows(page, "This could not be saved");
});

test.each([
	["submitted", "Thank you for answering our survey"],
	["skipped", "Welcome to Galaxy Gift"],
] as const)(
	"a survey that is %s has its own success message, also after a reload (3 §4)",
	async (how, words) => {
		server.customer = { ...member, isaccessedcondition: false };
		registerDraft.save({ ...emptyRegisterDraft, step: "registerSurvey" });
		const page = await draw(
			<HomeFlow
				isOnHome
				steps={{
					...parts.steps,
					Survey: ({ onEnd }) => (
						<button type="button" onClick={() => onEnd(how, null)}>
							End the survey
						</button>
					),
				}}
			/>,
		);
		await shows(page, "End the survey");
		await press(page, "End the survey");
		await shows(page, words);
		await shows(await reload(), words);
	},
);
