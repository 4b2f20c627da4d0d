// The rules of a whole survey: progress, submission, reward, exit (3 §3 to §5).
import { describe, expect, test } from "vitest";
import {
	type Answers,
	hasAnswers,
	isAnswered,
	lacksRequiredText,
	resumableStep,
	sectionPatternChecks,
	surveyExit,
	surveyReward,
	surveySteps,
	surveySubmission,
	validateSection,
} from "../../../../src/domain/survey/survey";
import {
	type Answer,
	noAnswer,
} from "../../../../src/domain/survey/surveyAnswer";
import { abc, optionOf, questionOf, sectionOf } from "./surveySample";

const picked = (...ids: string[]): Answer => ({ picked: ids, texts: {} });
const typed = (texts: Record<string, string>, ...ids: string[]): Answer => ({
	picked: ids,
	texts,
});

const named = optionOf("n", { place_holder_en: "Name" });
const postcode = optionOf("p", { validate_rule: "^\\d{5}$" });
const other = optionOf("o", { isotheranswer: true });

describe("the order of the sections", () => {
	const sections = [
		sectionOf("1", [questionOf("singleChoice", abc)], "PV_1001"),
		sectionOf("2", []),
		sectionOf("3", [questionOf("freeText", [named])]),
	];
	const steps = surveySteps(sections);
	const first: Answers = { "1/q1": picked("a") };
	const all: Answers = { ...first, "3/q1": typed({ n: "x" }) };

	test("sections without questions are not steps", () => {
		expect(steps.map(({ sectionid }) => sectionid)).toEqual(["1", "3"]);
	});

	test.each<[number, Answers, number]>([
		[1, {}, 0],
		[1, first, 1],
		[0, all, 0],
		[9, all, 1],
		[-1, all, 0],
	])(
		"a survey left at step %i continues at the right step",
		(step, answers, at) => {
			expect(resumableStep(steps, answers, step)).toBe(at);
		},
	);

	test("the same question id in two sections is two questions", () => {
		expect(
			Object.keys(validateSection(sections[2] ?? sectionOf("", []), first)),
		).toEqual(["3/q1"]);
	});

	test.each<[Answers, boolean]>([
		[{}, false],
		[{ x: noAnswer }, false],
		[{ x: typed({ a: "  " }) }, false],
		[{ x: typed({ a: "tea" }) }, true],
		[first, true],
	])(
		"a survey counts as begun once something was answered",
		(answers, begun) => {
			expect(hasAnswers(answers)).toBe(begun);
		},
	);
});

describe("the submission", () => {
	const now = Date.parse("2026-11-21T05:00:00Z");

	test("contains texts with their date, picked options, and the other answer with its text", () => {
		const sections = [
			sectionOf("1", [
				questionOf("freeText", [named, postcode], { questionid: "t" }),
				questionOf("multipleChoice", [...abc, other], { questionid: "m" }),
			]),
			sectionOf("2", [questionOf("freeText", [named], { isrequired: false })]),
		];
		const answers = {
			"1/t": typed({ n: " Mali ", p: "" }),
			"1/m": typed({ o: " tea ", a: "not asked" }, "o", "b"),
		};
		expect(surveySubmission(sections, answers, now)).toEqual({
			sections: [
				{
					sectionid: "1",
					questions: [
						{
							questionid: "t",
							options: [
								{
									optionid: "n",
									answer_text: "Mali",
									answer_date: "2026-11-21T05:00:00.000Z",
								},
							],
						},
						{
							questionid: "m",
							options: [
								{ optionid: "b" },
								{ optionid: "o", answer_text: "tea" },
							],
						},
					],
				},
				{ sectionid: "2", questions: [] },
			],
		});
	});

	test("sends texts as they were checked: plain digits for a number, no invisible characters", () => {
		const section = sectionOf("1", [questionOf("freeText", [postcode, named])]);
		const answers = {
			"1/q1": typed({ p: "\u200e๑๐๒๕๐\u200b", n: "ชั้น ๕" }),
		};
		const sent = surveySubmission([section], answers, now).sections;
		const texts = sent[0]?.questions[0]?.options.map((it) => it.answer_text);
		expect(texts).toEqual(["10250", "ชั้น ๕"]);
	});

	test("an answered survey is recognised by the date of an answer", () => {
		const answered = optionOf("a", { answer_date: "2026-11-21" });
		expect(
			isAnswered([sectionOf("1", [questionOf("singleChoice", abc)])]),
		).toBe(false);
		expect(
			isAnswered([sectionOf("1", [questionOf("singleChoice", [answered])])]),
		).toBe(true);
	});
});

test.each<[string | undefined, string | null]>([
	[undefined, null],
	["", null],
	["-", null],
	["0", null],
	["null", null],
	[" PV_1001 ", "PV_1001"],
	["1001", "1001"],
])("the reward reference %j is read as %j", (reference, reward) => {
	expect(surveyReward([sectionOf("1", [], reference)])).toBe(reward);
	expect(surveyReward([])).toBeNull();
});

test.each([
	["banner", "/registration_reward"],
	["registration_reward", "/registration_reward"],
	["announcement", "/"],
	["noti", "/"],
	["", "/"],
	["constructor", "/"],
])("a survey opened from '%s' leads to %s", (module, page) => {
	expect(surveyExit(module)).toBe(page);
});

test("an answer_date at any option means that the survey was sent before", () => {
	const dated = optionOf("b", { answer_date: "2026-01-01T00:00:00Z" });
	const asked = questionOf("singleChoice", abc);
	const answered = questionOf("singleChoice", [...abc, dated]);
	expect(
		isAnswered([sectionOf("1", [asked]), sectionOf("2", [asked, answered])]),
	).toBe(true);
	expect(isAnswered([sectionOf("1", [asked])])).toBe(false);
});

test.each([
	...["null", "-", "0001-01-01T00:00:00", "9999-12-31T23:59:59Z"],
	...["1900-01-01T00:00:00", "1970-01-01T00:00:00Z", "0000-00-00"],
	...["01/01/0001 00:00:00", "1/1/1900 12:00:00 AM"],
])(
	"the answer date %j counts as none, so the survey can be answered",
	(answer_date) => {
		const option = optionOf("n", { answer_date });
		const asked = questionOf("freeText", [option]);
		expect(isAnswered([sectionOf("1", [asked])])).toBe(false);
	},
);

test.each([
	"2026-11-21 10:00:00.0000 +0000",
	"21/11/2026 10:00:00",
	"21/11/2569",
	"20261121",
	"1795255200000",
])(
	"the answer date %j means that the survey was sent before",
	(answer_date) => {
		const option = optionOf("n", { answer_date });
		const asked = questionOf("freeText", [option]);
		expect(isAnswered([sectionOf("1", [asked])])).toBe(true);
	},
);

test("Next is disabled while one text among answered questions is blank", () => {
	const section = sectionOf("1", [
		questionOf("singleChoice", abc),
		questionOf("freeText", [named], { questionid: "q2" }),
	]);
	const answers: Answers = { "1/q1": picked("a") };
	expect(lacksRequiredText(section, answers)).toBe(true);
	expect(
		lacksRequiredText(section, { ...answers, "1/q2": typed({ n: "x" }) }),
	).toBe(false);
});

test("only typed texts with a pattern are checked, in every question", () => {
	const section = sectionOf("1", [
		questionOf("freeText", [named, postcode]),
		questionOf("freeText", [postcode], { questionid: "q2" }),
	]);
	const check = (answers: Answers) =>
		sectionPatternChecks(section, answers).map(({ text }) => text);
	expect(check({ "1/q1": typed({ n: "x", p: "" }) })).toEqual([]);
	expect(
		check({
			"1/q1": typed({ n: "x", p: "1" }),
			"1/q2": typed({ p: "2" }),
		}),
	).toEqual(["1", "2"]);
});
