// The reward of the survey after registration: the person learns that they are registered, then can get the reward (3 §4).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeType } from "../../../../src/contract/privilegeFields";
import {
	hasReturnPage,
	saveReturnPage,
} from "../../../../src/features/onboarding/returnPage";
import {
	emptyRegisterDraft,
	registerDraft,
} from "../../../../src/platform/session/homeFlow";
import { deliveryReference } from "../../../../src/platform/storage/deliveryDraft";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import {
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { fastForward, press, until, wipe } from "../../support/drawn";
import { PromptWorker } from "../../support/promptWorker";
import { fail } from "../freshPhone";
import {
	begin,
	member,
	named,
	open,
	reload,
	server,
	shows,
	tick,
} from "./homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

const surveyOf = (answer_date = "") => ({
	sections: [
		sectionOf(
			"1",
			[questionOf("singleChoice", [optionOf("a", { answer_date })])],
			"PV_9",
		),
	],
});

fastForward();
beforeEach(() => {
	begin();
	vi.stubGlobal("Worker", PromptWorker);
	history.replaceState(null, "", "/");
	server.customer = { ...member, isaccessedcondition: false };
	registerDraft.save({ ...emptyRegisterDraft, step: "registerSurvey" });
	api("GetRegisterSurvey", () => surveyOf());
	api("SubmitSurvey", () => null);
});
afterEach(wipe);

async function sendAnswers() {
	const page = await open();
	await shows(page, "Finish");
	await tick(page, "Option a");
	await press(page, "Finish");
	await shows(page, "Send your answers?");
	await press(page, "Send answers");
	return page;
}
async function answer() {
	const page = await sendAnswers();
	await shows(page, "You are registered");
	return page;
}

test("the reward opens from the success message, also after a reload", async () => {
	await answer();
	const page = await reload();
	await shows(page, "You can get your reward now");
	await press(page, "Get your reward");
	await until(() => server.went.length > 0);
	expect(server.went).toEqual(["/?modal-privilege=PV_9"]);
	expect(registerDraft.read()).toBeNull();
});

test("a prize that is delivered opens its address page", async () => {
	api("DetailV2", () => ({
		...openPrivilege,
		...{ alt_reference: "PV_9", type: privilegeType.physical },
		...{ valid_from: null, valid_through: null },
	}));
	await press(await answer(), "Get your reward");
	await until(() => server.went.length > 0);
	expect(server.went).toEqual(["/address?module=survey"]);
	expect(deliveryReference()).toBe("PV_9");
});

test("a reward that cannot be loaded opens too, and says so itself", async () => {
	api("DetailV2", fail({ status: 500 }));
	await press(await answer(), "Get your reward");
	await until(() => server.went.length > 0);
	expect(server.went).toEqual(["/?modal-privilege=PV_9"]);
});

test("the reward opens over the page that the registration started from", async () => {
	history.replaceState(null, "", "/?modal-privilege=PV_1&categoryid=2");
	saveReturnPage();
	await press(await answer(), "Get your reward");
	await until(() => server.went.length > 1);
	expect(server.went).toEqual([
		"/?modal-privilege=PV_1&categoryid=2",
		"/?modal-privilege=PV_9&categoryid=2",
	]);
	expect(hasReturnPage()).toBe(false);
});

test("“Not now” continues without the reward", async () => {
	await press(await answer(), "Not now");
	await until(() => named("GetWelcomeAnnoucement").length > 0);
	expect(server.went).toEqual([]);
});

test("the reward is not lost by a reload before the reply to the answers", async () => {
	localStorage.setItem(
		"customer/customer-7/draft/survey/register",
		JSON.stringify({
			step: 0,
			answers: { "1/q1": { picked: ["a"], texts: {} } },
		}),
	);
	api("GetRegisterSurvey", () => surveyOf("2026-11-21T05:00:00.000Z"));
	await shows(await open(), "You can get your reward now");
});

// The bug: the API does not return an answered survey again, so a reload before its reply lost the reward and the thanks.
test("the reward is not lost if the answered survey is not returned again", async () => {
	api("SubmitSurvey", () => new Promise(() => {}));
	await sendAnswers();
	api("GetRegisterSurvey", () => ({ sections: [] }));
	const page = await reload();
	await shows(page, "You can get your reward now");
	await press(page, "Get your reward");
	await until(() => server.went.length > 0);
	expect(server.went).toEqual(["/?modal-privilege=PV_9"]);
});

test("unsent answers earn no reward if the survey is gone", async () => {
	await tick(await open(), "Option a");
	api("GetRegisterSurvey", () => ({ sections: [] }));
	await shows(await reload(), "Welcome to Galaxy Gift");
});

test.each([
	["skipped", surveyOf(), "Skip"],
	["answered at another time", surveyOf("2026-11-21T05:00:00.000Z"), null],
])("a survey that was %s earns no reward", async (_how, survey, press_) => {
	api("GetRegisterSurvey", () => survey);
	const page = await open();
	if (press_) {
		await shows(page, press_);
		await press(page, press_);
	}
	await shows(page, "Welcome to Galaxy Gift");
	expect(page.textContent).not.toContain("Get your reward");
});
