// Errors of a survey answer, and when Next waits for a text (3 §5 Survey).
import { describe, expect, test } from "vitest";
import {
	lacksRequiredText,
	sectionPatternChecks,
} from "../../../../src/domain/survey/survey";
import {
	type Answer,
	noAnswer,
	patternChecks,
	type SurveyQuestion,
	validateAnswer,
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
const strictOther = optionOf("o", {
	isotheranswer: true,
	validate_rule: "^[a-z]+$",
});

/** The error after every pattern has been matched. */
const errorOf = (question: SurveyQuestion, answer: Answer) => {
	const wrong = patternChecks(question, answer).filter(
		({ pattern, text }) => !pattern.test(text),
	);
	const mismatched = new Set(wrong.map(({ option }) => option));
	return validateAnswer(question, answer, mismatched);
};

describe("the error of an answer", () => {
	test.each<[string, SurveyQuestion, Answer, string | null]>([
		[
			"a required text, blank",
			questionOf("freeText", [named]),
			typed({ n: " \n" }),
			"required",
		],
		[
			"a required text",
			questionOf("freeText", [named]),
			typed({ n: "x" }),
			null,
		],
		[
			"a second required text, blank",
			questionOf("freeText", [named, postcode]),
			typed({ n: "x" }),
			"required",
		],
		[
			"an optional text, blank",
			questionOf("freeText", [postcode], { isrequired: false }),
			noAnswer,
			null,
		],
		[
			"an optional text in a wrong format",
			questionOf("freeText", [postcode], { isrequired: false }),
			typed({ p: "12" }),
			"invalid",
		],
		[
			"a text in the right format",
			questionOf("freeText", [postcode]),
			typed({ p: " 10250 " }),
			null,
		],
		[
			"a number in Thai digits",
			questionOf("freeText", [postcode]),
			typed({ p: "๑๐๒๕๐" }),
			null,
		],
		[
			"a number with invisible characters from copying",
			questionOf("freeText", [postcode]),
			typed({ p: "\u202a10250\u202c\u200b " }),
			null,
		],
		[
			"words with Thai digits",
			questionOf("freeText", [optionOf("p", { validate_rule: "^[ก-๙ ]+$" })]),
			typed({ p: "ชั้น ๕" }),
			null,
		],
		[
			"Thai digits that the pattern requires",
			questionOf("freeText", [optionOf("p", { validate_rule: "^[๐-๙]+$" })]),
			typed({ p: "๕" }),
			null,
		],
		[
			"a price in Thai digits",
			questionOf("freeText", [optionOf("p", { validate_rule: "^฿?\\d+$" })]),
			typed({ p: "฿๒๕" }),
			null,
		],
		[
			"Thai digits that an escape requires",
			questionOf("freeText", [
				optionOf("p", { validate_rule: "^[\\u0e50-\\u0e59]+$" }),
			]),
			typed({ p: "๕" }),
			null,
		],
		[
			"Thai digits that a script class requires",
			questionOf("freeText", [
				optionOf("p", { validate_rule: "^\\p{Script=Thai}+$" }),
			]),
			typed({ p: "๕" }),
			null,
		],
		[
			"Thai digits among the numbers of any script",
			questionOf("freeText", [optionOf("p", { validate_rule: "^\\p{Nd}+$" })]),
			typed({ p: "๕" }),
			null,
		],
		[
			"Lao digits that the pattern requires",
			questionOf("freeText", [optionOf("p", { validate_rule: "^[໐-໙]+$" })]),
			typed({ p: "໕" }),
			null,
		],
		// The bug: character classes and escapes in a pattern were read as digits of another script.
		...[
			"^[\\p{L}\\d/ ]+$",
			"^[\\d\\p{P}]+$",
			"^\\d+\\x2f\\d+$",
			"^\\d+\\u002f\\d+$",
		].map((validate_rule): [string, SurveyQuestion, Answer, null] => [
			`a house number in Thai digits by ${validate_rule}`,
			questionOf("freeText", [optionOf("p", { validate_rule })]),
			typed({ p: "๑๒/๓" }),
			null,
		]),
		[
			"a required text of invisible characters",
			questionOf("freeText", [named]),
			typed({ n: "\u200b\ufeff" }),
			"required",
		],
		[
			"an invalid pattern is left to the server",
			questionOf("freeText", [optionOf("p", { validate_rule: "([" })]),
			typed({ p: "x" }),
			null,
		],
		["nothing picked", questionOf("singleChoice", abc), noAnswer, "choose"],
		[
			"nothing picked, also where it is not marked as required",
			questionOf("singleChoice", abc, { isrequired: false }),
			noAnswer,
			"choose",
		],
		["no picture picked", questionOf("selectImage", abc), noAnswer, "choose"],
		["one option picked", questionOf("singleChoice", abc), picked("b"), null],
		[
			"an option that the host has removed",
			questionOf("singleChoice", abc),
			picked("z"),
			"choose",
		],
		[
			"fewer than the minimum",
			questionOf("multipleChoice", abc, { answer_min: 2 }),
			picked("a"),
			"tooFew",
		],
		[
			"more than the maximum",
			questionOf("multipleChoice", abc, { answer_max: 2 }),
			picked("a", "b", "c"),
			"tooMany",
		],
		[
			"another answer, blank",
			questionOf("singleChoice", [...abc, other]),
			picked("o"),
			"specify",
		],
		[
			"another answer",
			questionOf("singleChoice", [...abc, other]),
			typed({ o: "tea" }, "o"),
			null,
		],
		[
			"the second of two other answers, blank",
			questionOf("multipleChoice", [
				other,
				optionOf("p", { isotheranswer: true }),
			]),
			typed({ o: "tea" }, "o", "p"),
			"specify",
		],
		[
			"another answer in a wrong format",
			questionOf("multipleChoice", [...abc, strictOther]),
			typed({ o: "99" }, "a", "o"),
			"invalid",
		],
		[
			"another answer that is not picked",
			questionOf("multipleChoice", [...abc, strictOther]),
			typed({ o: "99" }, "a"),
			null,
		],
		[
			"a question without options",
			questionOf("singleChoice", []),
			noAnswer,
			null,
		],
		[
			"an unknown type",
			questionOf("singleChoice", abc, { survey_type: 99 }),
			picked("a"),
			null,
		],
	])("%s", (_what, question, answer, kind) => {
		expect(errorOf(question, answer)?.kind ?? null).toBe(kind);
	});

	test("names the field, or how many answers are needed", () => {
		expect(
			errorOf(
				questionOf("freeText", [named, postcode]),
				typed({ n: "x", p: "1" }),
			),
		).toEqual({
			kind: "invalid",
			option: postcode,
		});
		expect(
			validateAnswer(
				questionOf("multipleChoice", abc, { answer_min: 2 }),
				picked("a"),
			),
		).toEqual({ kind: "tooFew", count: 2 });
	});

	test("a text counts as valid until its pattern is matched; the text of an unpicked option is not checked", () => {
		const wrong = typed({ p: "1", o: "1" });
		const texts = questionOf("freeText", [postcode]);
		expect(validateAnswer(texts, wrong)).toBeNull();
		const choice = questionOf("singleChoice", [...abc, strictOther]);
		expect(patternChecks(choice, wrong)).toEqual([]);
	});

	test("the next button is disabled only while required texts are missing", () => {
		const texts = sectionOf("1", [questionOf("freeText", [named])]);
		const choice = sectionOf("1", [questionOf("singleChoice", abc)]);
		expect(lacksRequiredText(texts, {})).toBe(true);
		expect(lacksRequiredText(texts, { "1/q1": typed({ n: "x" }) })).toBe(false);
		expect(lacksRequiredText(choice, {})).toBe(false);
	});

	test("only typed texts of a section that have a pattern are matched", () => {
		const section = sectionOf("1", [
			questionOf("freeText", [named, postcode]),
			questionOf("multipleChoice", [strictOther, other, postcode], {
				questionid: "q2",
			}),
		]);
		const answers = {
			"1/q1": typed({ n: "x", p: "10250" }),
			"1/q2": typed({ o: "tea", p: "10260" }, "o", "p"),
		};
		expect(
			sectionPatternChecks(section, answers).map(({ text }) => text),
		).toEqual(["10250", "tea"]);
		const blank = { "1/q1": typed({ p: " " }) };
		expect(sectionPatternChecks(section, blank)).toEqual([]);
	});
});
