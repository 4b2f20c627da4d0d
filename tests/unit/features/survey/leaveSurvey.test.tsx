// A survey that is left: the person is asked first if something was answered, and nothing of it stays on the phone (3 §4 Survey wizard).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SurveyPage from "../../../../src/features/survey/SurveyPage";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	closeTopOverlay,
	isOverlayOpen,
} from "../../../../src/ui/overlay/backGuard";
import {
	abc,
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import { draw, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";
import { closeShown, titleShown } from "./surveyDialogs";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({ back: vi.fn() }));
vi.mock("@tanstack/react-router", () => ({
	useSearch: () => ({ ref: "SVY_1" }),
	useRouter: () => ({
		history: { back: router.back, canGoBack: () => true },
		state: { location: { pathname: "/survey" } },
	}),
}));
const { api, forgetApi } = phone;

const single = sectionOf("SVY_1.1", [questionOf("singleChoice", abc)]);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	localStorage.clear();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	api("GetDynamicSurvey", () => ({ sections: [single] }));
});
afterEach(() => {
	wipe();
	closeDialog();
	vi.useRealTimers();
	vi.clearAllMocks();
});

const draftKey = "customer/customer-1/draft/survey/SVY_1";
const keptAnswers = () =>
	Object.keys(localStorage).filter((key) => /survey/.test(key));

test("leaving asks if something was answered, else leaves at once, also while the survey loads", async () => {
	const survey = lateReply(() => ({ sections: [single] }));
	api("GetDynamicSurvey", survey.reply);
	const page = await draw(<SurveyPage />);
	const leave = () => act(async () => page.querySelector("button")?.click());
	await leave();
	expect(router.back).toHaveBeenCalledTimes(1);
	await survey.come();
	await until(() => page.querySelector("input"));
	await leave();
	expect(router.back).toHaveBeenCalledTimes(2);
	await act(async () => page.querySelector("input")?.click());
	await leave();
	expect(titleShown()).toBe("Leave this survey?");
	expect(router.back).toHaveBeenCalledTimes(2);
	await closeShown();
	await until(() => router.back.mock.calls.length === 3);
});

test("no update reloads a survey once something was answered", async () => {
	const page = await draw(<SurveyPage />);
	await until(() => page.querySelector("input"));
	expect(isUpdateLockedHere()).toBe(false);
	await act(async () => page.querySelector("input")?.click());
	expect(isUpdateLockedHere()).toBe(true);
	wipe();
	expect(isUpdateLockedHere()).toBe(false);
});

test("back asks too, and leaving deletes the draft", async () => {
	/** What app/appHistory does at a browser back. */
	async function stepBack() {
		await until(isOverlayOpen);
		await act(async () => void closeTopOverlay());
		expect(titleShown()).toBe("Leave this survey?");
	}
	const page = await draw(<SurveyPage />);
	await until(() => page.querySelector("input"));
	await act(async () => page.querySelector("input")?.click());
	await stepBack();
	expect(keptAnswers()).toHaveLength(1);
	await closeShown(false);
	await stepBack();
	await closeShown();
	await until(() => router.back.mock.calls.length === 1);
	expect(keptAnswers()).toEqual([]);
});

test("leaving an unanswered survey keeps what another tab has answered since", async () => {
	const page = await draw(<SurveyPage />);
	await until(() => page.querySelector("input"));
	localStorage.setItem(draftKey, "{}");
	await act(async () => page.querySelector("button")?.click());
	await until(() => router.back.mock.calls.length === 1);
	expect(keptAnswers()).toEqual([draftKey]);
});

/** A survey whose first section needs no answers. */
function beginWithOptional() {
	const blank = questionOf("freeText", [optionOf("t")], { isrequired: false });
	const sections = [sectionOf("SVY_1.0", [blank]), single];
	api("GetDynamicSurvey", () => ({ sections }));
}

test("continuing without an answer keeps what another tab has answered since", async () => {
	beginWithOptional();
	const page = await draw(<SurveyPage />);
	await until(() => page.querySelector("textarea"));
	localStorage.setItem(draftKey, "{}");
	await press(page, "Next");
	await until(() => page.querySelector("input"));
	expect(keptAnswers()).toEqual([draftKey]);
});

test("a survey that was left without an answer starts again", async () => {
	beginWithOptional();
	const page = await draw(<SurveyPage />);
	await until(() => page.querySelector("textarea"));
	await press(page, "Next");
	await until(() => page.querySelector("input"));
	// The phone's back leaves at once.
	expect(isOverlayOpen()).toBe(false);
	await draw(<p>The page before</p>);
	const again = await draw(<SurveyPage />);
	await until(() => again.querySelector("input, textarea"));
	expect(again.querySelector("textarea")).not.toBeNull();
});
