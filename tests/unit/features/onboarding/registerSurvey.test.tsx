// The survey as the sheet after registration: what blocks a step, what survives a reload, what is sent, how it ends (3 §4, 3 §5).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RegisterSurvey } from "../../../../src/features/onboarding/RegisterSurvey";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	abc,
	optionOf,
	questionOf,
	sectionOf,
} from "../../domain/survey/surveySample";
import {
	draw,
	fastForward,
	press,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { PromptWorker } from "../../support/promptWorker";
import { expectRefused, invalidFields } from "../../support/refusedForm";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const other = optionOf("o", {
	option_en: "Something else",
	isotheranswer: true,
	place_holder_en: "what it is",
});
const postcode = optionOf("p", {
	option_en: "Postcode",
	place_holder_en: "Postcode",
	validate_rule: "^\\d{5}$",
});
const sections = [
	sectionOf("1", [questionOf("singleChoice", [...abc, other])]),
	sectionOf("2", [
		questionOf("multipleChoice", abc, { answer_min: 2, answer_max: 2 }),
	]),
	sectionOf("3", [questionOf("freeText", [postcode])]),
];
const answered = sectionOf("3", [
	questionOf("freeText", [
		{ ...postcode, answer_date: "2026-11-21T05:00:00.000Z" },
	]),
]);
const onEnd = vi.fn();

fastForward();
beforeEach(() => {
	vi.stubGlobal("Worker", PromptWorker);
	localStorage.clear();
	forgetApi();
	onEnd.mockClear();
	adoptToken(tokenOf("customer-1"));
	api("GetRegisterSurvey", () => ({ sections }));
	api("SubmitSurvey", () => null);
});
afterEach(() => {
	closeDialog();
	wipe();
});

/** The sheet once its survey has loaded. */
async function open() {
	const page = await draw(<RegisterSurvey onEnd={onEnd} />);
	await until(() => page.querySelector("fieldset"));
	return page;
}
const input = (page: HTMLElement, label: string, labels = "label") => {
	const found = [...page.querySelectorAll<HTMLLabelElement>(labels)].find(
		(each) => each.textContent === label,
	);
	const field =
		found?.querySelector("input") ??
		page.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
	if (!field) throw new Error(`There is no field "${label}"`);
	return field;
};
const pick = (page: HTMLElement, ...labels: string[]) =>
	act(async () => {
		for (const label of labels) input(page, label).click();
	});
const type = (page: HTMLElement, label: string, text: string) =>
	typeInto(input(page, label, "label[for]"), text);
const keptAnswers = () =>
	Object.keys(localStorage).filter((key) => /survey/.test(key));
const sent = () => calls.filter(({ name }) => name === "SubmitSurvey");

/** Answers everything, up to the question before the survey is sent. */
async function answerAll(page: HTMLElement) {
	await pick(page, "Option a");
	await press(page, "Next");
	await pick(page, "Option a", "Option c");
	await press(page, "Next");
	await type(page, "Postcode", "10250");
	await press(page, "Finish");
	await until(() => page.textContent?.includes("Send your answers?"));
}

test("a step can only be left when it is answered; the text field of 'other' opens with its option", async () => {
	const page = await open();
	await press(page, "Next");
	expect(page.textContent).toContain("Please choose an answer");
	expectRefused(page);
	expect(input(page, "what it is").disabled).toBe(true);
	await pick(page, "Something else");
	expect(page.textContent).not.toContain("Please choose an answer");
	await press(page, "Next");
	expect(page.textContent).toContain("Please specify: what it is");
	expectRefused(page);
	await type(page, "what it is", "tea");
	await press(page, "Next");
	expect(page.textContent).toContain("A question of multipleChoice");
	await pick(page, "Option b");
	await press(page, "Next");
	expect(page.textContent).toContain("Please choose at least 2 answers");
	await pick(page, "Option a", "Option c");
	expect(input(page, "Option c").checked).toBe(false);
	await press(page, "Next");
	expect(page.textContent).toContain("A question of freeText");
	expect(sent()).toEqual([]);
});

test("each question of a section shows its own error, and one is announced", async () => {
	const questions = sections
		.flatMap((section) => section.questions)
		.map((question, at) => ({ ...question, questionid: `q${at}` }));
	api("GetRegisterSurvey", () => ({ sections: [sectionOf("1", questions)] }));
	const page = await open();
	await press(page, "Finish");
	// Four and three options, and a text.
	expect(invalidFields(page)).toHaveLength(4 + 3 + 1);
	expectRefused(page);
	// An option without text would still take its gap.
	const lines = [...page.querySelectorAll("p")];
	expect(lines.map((line) => line.textContent)).not.toContain("");
});

test("a required text is checked against its pattern, and going back loses nothing", async () => {
	const page = await open();
	await pick(page, "Option a");
	await press(page, "Next");
	await pick(page, "Option a", "Option c");
	await press(page, "Next");
	const finish = [...page.querySelectorAll("button")].find(
		(each) => each.textContent === "Finish",
	);
	expect(finish?.getAttribute("aria-disabled")).toBe("true");
	await press(page, "Finish");
	expect(page.textContent).toContain("Postcode is required");
	await type(page, "Postcode", "12");
	await press(page, "Finish");
	await until(() => page.textContent?.includes("Postcode is invalid"));
	await press(page, "Back");
	await press(page, "Back");
	expect(input(page, "Option a").checked).toBe(true);
	await press(page, "Next");
	expect(input(page, "Option c").checked).toBe(true);
	await press(page, "Next");
	expect(input(page, "Postcode").value).toBe("12");
});

test("after a reload or a renewed session the survey continues at the same step", async () => {
	const page = await open();
	await pick(page, "Option b");
	await press(page, "Next");
	await pick(page, "Option a");
	wipe();
	const again = await open();
	expect(again.textContent).toContain("A question of multipleChoice");
	expect(input(again, "Option a").checked).toBe(true);
	await press(again, "Back");
	expect(input(again, "Option b").checked).toBe(true);
});

/** How the phone's back, Escape, the scrim and the grabber all ask to close the sheet. */
const askToClose = (page: HTMLElement) =>
	act(async () => {
		page
			.querySelector("dialog")
			?.dispatchEvent(new Event("cancel", { cancelable: true }));
	});
const isAsking = () => atomStore.get(dialogAtom)?.name === "confirmation";
const answerQuestion = (leaves: boolean) =>
	act(async () => {
		closeDialog(leaves);
		handleDialogClosed();
		await vi.advanceTimersByTimeAsync(200);
	});

test("closing the sheet goes one step back, then asks; only a confirmation discards the answers", async () => {
	const page = await open();
	await pick(page, "Option b");
	await press(page, "Next");
	await askToClose(page);
	expect(page.textContent).toContain("A question of singleChoice");
	expect(isAsking()).toBe(false);
	await askToClose(page);
	expect(isAsking()).toBe(true);
	await answerQuestion(false);
	expect(input(page, "Option b").checked).toBe(true);
	expect(onEnd).not.toHaveBeenCalled();
	expect(keptAnswers()).toHaveLength(1);
	await askToClose(page);
	await answerQuestion(true);
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["skipped", null]]);
	expect(keptAnswers()).toEqual([]);
});

test("closing the sheet before anything is answered skips it at once", async () => {
	const page = await open();
	await askToClose(page);
	await until(() => onEnd.mock.calls.length > 0);
	expect(isAsking()).toBe(false);
	expect(onEnd.mock.calls).toEqual([["skipped", null]]);
});

test("the answers are sent after the confirmation, and onEnd is called once", async () => {
	const page = await open();
	await answerAll(page);
	expect(sent()).toEqual([]);
	await press(page, "Send answers");
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["submitted", null]]);
	expect(sent()).toHaveLength(1);
	expect(sent()[0]?.request).toMatchObject({
		sections: [
			{
				sectionid: "1",
				questions: [{ questionid: "q1", options: [{ optionid: "a" }] }],
			},
			{
				sectionid: "2",
				questions: [{ options: [{ optionid: "a" }, { optionid: "c" }] }],
			},
			{
				sectionid: "3",
				questions: [{ options: [{ optionid: "p", answer_text: "10250" }] }],
			},
		],
	});
	expect(keptAnswers()).toEqual([]);
});

test("answers that could not be sent are kept, and can be sent again", async () => {
	api("SubmitSurvey", () => {
		throw new ApiFailure({ reason: "network" });
	});
	const page = await open();
	await answerAll(page);
	await press(page, "Send answers");
	await until(() => page.textContent?.includes("could not be sent"));
	expect(onEnd).not.toHaveBeenCalled();
	api("SubmitSurvey", () => {
		throw new ApiFailure({
			reason: "status",
			status: 400,
			code: 20000,
			message: { th: "ไม่ได้", en: "Postcode is invalid." },
		});
	});
	await press(page, "Send answers");
	await until(() => page.textContent?.includes("Postcode is invalid."));
	api("SubmitSurvey", () => null);
	await press(page, "Send answers");
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["submitted", null]]);
});

test.each([
	["no longer asked", []],
	["dated", [answered]],
])(
	"a lost reply to answers that arrived counts as sent (%s)",
	async (_how, after) => {
		const page = await open();
		await answerAll(page);
		api("SubmitSurvey", () => {
			throw new ApiFailure({ reason: "timeout" });
		});
		api("GetRegisterSurvey", () => ({ sections: after }));
		await press(page, "Send answers");
		await until(() => onEnd.mock.calls.length > 0);
		expect(onEnd.mock.calls).toEqual([["submitted", null]]);
	},
);

test("“Skip” ends the survey at once if nothing is answered", async () => {
	const page = await open();
	await press(page, "Skip");
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["skipped", null]]);
	expect(isAsking()).toBe(false);
});

test("“Skip” asks before given answers are lost, also on a later step", async () => {
	const page = await open();
	await pick(page, "Option a");
	await press(page, "Next");
	await press(page, "Skip");
	expect(isAsking()).toBe(true);
	await answerQuestion(false);
	expect(page.textContent).toContain("A question of multipleChoice");
	expect(keptAnswers()).toHaveLength(1);
	await press(page, "Skip");
	await answerQuestion(true);
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["skipped", null]]);
	expect(keptAnswers()).toEqual([]);
	expect(sent()).toEqual([]);
});

test.each<[string, () => unknown]>([
	["nothing to ask", () => ({ sections: [] })],
	["sections that ask nothing", () => ({ sections: [sectionOf("1", [])] })],
	["an answered survey", () => ({ sections: [answered] })],
	[
		"a survey that cannot be had",
		() => {
			throw new ApiFailure({ reason: "status", status: 500 });
		},
	],
])("%s shows nothing and ends the survey step", async (_what, answer) => {
	api("GetRegisterSurvey", answer);
	// Sent before a reload.
	localStorage.setItem("customer/customer-1/draft/survey/register", "{}");
	const page = await draw(<RegisterSurvey onEnd={onEnd} />);
	await until(() => onEnd.mock.calls.length > 0);
	expect(onEnd.mock.calls).toEqual([["none", null]]);
	expect(page.textContent).toBe("");
	expect(keptAnswers()).toEqual([]);
});

test("a text without its own name has a name for its field and its errors", async () => {
	const bare = optionOf("t", { option_en: "", option_th: "" });
	const line = { ...bare, validate_rule: "^\\d{5}$" };
	api("GetRegisterSurvey", () => ({
		sections: [
			sectionOf("1", [
				questionOf("singleChoice", [...abc, { ...bare, isotheranswer: true }]),
			]),
			sectionOf("2", [questionOf("freeText", [line])]),
		],
	}));
	const page = await open();
	await act(async () =>
		[...page.querySelectorAll<HTMLInputElement>("input[type=radio]")]
			.at(-1)
			?.click(),
	);
	await press(page, "Next");
	expect(page.textContent).toContain("Please specify: Your answer");
	await type(page, "Your answer", "tea");
	await press(page, "Next");
	await until(() => page.textContent?.includes("A question of freeText"));
	await press(page, "Finish");
	expect(page.textContent).toContain("Your answer is required");
	expect(input(page, "Your answer").value).toBe("");
});

test("a section and questions without texts have a name, and keep their own answers", async () => {
	const questions = ["q1", "q2"].map((questionid) =>
		questionOf("singleChoice", abc, {
			...{ questionid, question_en: "", question_th: "" },
		}),
	);
	const section = { ...sectionOf("1", questions), sec_name_en: "" };
	api("GetRegisterSurvey", () => ({
		sections: [{ ...section, sec_name_th: "" }],
	}));
	const page = await open();
	const headings = [...page.querySelectorAll("h2, h3")];
	expect(headings.map((each) => each.textContent)).toEqual(["Survey"]);
	const groups = [...page.querySelectorAll("fieldset")];
	for (const group of groups)
		expect(group.getAttribute("aria-labelledby")).toBe(headings[0]?.id);
	const names = groups.map((group) => group.querySelector("input")?.name);
	expect(new Set(names).size).toBe(2);
});
