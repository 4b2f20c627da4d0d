// The rules of one question: how many options it accepts, and what a press does (3 §3, 3 §5). Errors are in surveyErrors.test.ts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { surveyType } from "../../../../src/contract/survey";
import { pickBounds } from "../../../../src/contract/surveyPicks";
import {
	type Answer,
	hasMaxPicks,
	noAnswer,
	pickOption,
	type SurveyQuestion,
	typedText,
	validateAnswer,
	withTypedText,
} from "../../../../src/domain/survey/surveyAnswer";
import { abc, optionOf, questionOf } from "./surveySample";

const picked = (...ids: string[]): Answer => ({ picked: ids, texts: {} });

describe("how many options a question takes", () => {
	test.each<[string, SurveyQuestion, number, number]>([
		["one choice", questionOf("singleChoice", abc), 1, 1],
		[
			"one choice, whatever its bounds",
			questionOf("singleChoice", abc, { answer_max: 3 }),
			1,
			1,
		],
		["several without bounds", questionOf("multipleChoice", abc), 1, 9999],
		[
			"several with bounds",
			questionOf("multipleChoice", abc, { answer_min: 2, answer_max: 3 }),
			2,
			3,
		],
		[
			"several with the bounds at their options",
			questionOf("multipleChoice", [
				optionOf("a", { answer_min: 2, answer_max: 2 }),
				optionOf("b"),
				optionOf("c"),
			]),
			2,
			2,
		],
		[
			"bounds of 0 count as none",
			questionOf("multipleChoice", abc, { answer_min: 0, answer_max: 0 }),
			1,
			9999,
		],
		[
			"a minimum above the number of options",
			questionOf("multipleChoice", abc, { answer_min: 8 }),
			3,
			9999,
		],
		[
			"a maximum below the minimum",
			questionOf("multipleChoice", abc, { answer_min: 3, answer_max: 2 }),
			3,
			3,
		],
		["pictures", questionOf("selectImage", abc), 1, 1],
		[
			"pictures that allow several",
			questionOf("selectImage", abc, { answer_max: 3 }),
			1,
			3,
		],
	])("%s", (_what, question, least, most) => {
		expect(pickBounds(question)).toEqual({ min: least, max: most });
	});
});

describe("picking", () => {
	const one = questionOf("singleChoice", abc);
	const two = questionOf("multipleChoice", abc, { answer_max: 2 });

	test("one choice replaces another, and stays selected when pressed again", () => {
		expect(pickOption(one, picked("a"), "b").picked).toEqual(["b"]);
		expect(pickOption(one, picked("b"), "b").picked).toEqual(["b"]);
	});

	test("several can be toggled; above the maximum nothing changes", () => {
		const full = pickOption(two, pickOption(two, noAnswer, "a"), "c");
		expect(full.picked).toEqual(["a", "c"]);
		expect(hasMaxPicks(two, full)).toBe(true);
		expect(pickOption(two, full, "b")).toBe(full);
		expect(pickOption(two, full, "a").picked).toEqual(["c"]);
		expect(hasMaxPicks(one, picked("a"))).toBe(false);
		expect(hasMaxPicks(two, picked("a"))).toBe(false);
	});

	test("a pick that the host has removed since does not count", () => {
		const resumed = picked("gone", "a");
		expect(hasMaxPicks(two, resumed)).toBe(false);
		const full = pickOption(two, resumed, "c");
		expect(full.picked).toEqual(["a", "c"]);
		expect(validateAnswer(two, full)).toBeNull();
	});

	test("the text of 'other' is kept when another option is picked", () => {
		const answer = withTypedText(picked("a"), "a", "tea");
		expect(pickOption(one, answer, "b").texts).toEqual({ a: "tea" });
	});
});

/** Any choice question a host might send, with any bounds. */
const anyChoice = fc
	.record({
		survey_type: fc.constantFrom(
			...Object.values(surveyType).filter(
				(type) => type !== surveyType.freeText,
			),
			7,
		),
		answer_min: fc.option(fc.integer({ min: -2, max: 9 })),
		answer_max: fc.option(fc.integer({ min: -2, max: 9 })),
		isrequired: fc.boolean(),
		amount: fc.integer({ min: 1, max: 6 }),
	})
	.map(({ amount, ...more }) =>
		questionOf(
			"singleChoice",
			Array.from({ length: amount }, (_, at) => optionOf(String(at))),
			more,
		),
	);

test("every question can be answered, whatever its bounds, and its answer never exceeds the maximum", () => {
	fc.assert(
		fc.property(
			anyChoice,
			fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 }),
			(question, presses) => {
				const { max: most } = pickBounds(question);
				let answer = noAnswer;
				for (const at of presses)
					answer = pickOption(
						question,
						answer,
						String(at % question.options.length),
					);
				expect(answer.picked.length).toBeLessThanOrEqual(most);
				expect(new Set(answer.picked).size).toBe(answer.picked.length);
				for (const { optionid } of question.options)
					if (
						!answer.picked.includes(optionid) &&
						validateAnswer(question, answer)
					)
						answer = pickOption(question, answer, optionid);
				expect(validateAnswer(question, answer)).toBeNull();
			},
		),
	);
});

test.each(["constructor", "__proto__"])(
	"an option with the id %s has a text only once it is typed",
	(id) => {
		const question = questionOf("freeText", [optionOf(id)]);
		expect(typedText(noAnswer, id)).toBe("");
		expect(validateAnswer(question, noAnswer)?.kind).toBe("required");
		const typed = withTypedText(noAnswer, id, "ชา");
		expect(typedText(typed, id)).toBe("ชา");
		expect(validateAnswer(question, typed)).toBe(null);
	},
);
