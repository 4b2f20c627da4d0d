// The API accepts the choices that the app accepts, whatever bounds a survey's question has (3 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAnswers } from "../../../../../server/store/content/checkAnswers";
import { validateAnswer } from "../../../../../src/domain/survey/surveyAnswer";
import { optionOf, questionOf } from "../../../domain/survey/surveySample";

const ids = ["a", "b", "c", "d"];
/** Any choice question that a content file may define. */
const anyChoice = fc.record({
	survey_type: fc.constantFrom(2 as const, 3 as const, 4 as const),
	answer_min: fc.option(fc.nat(6)),
	answer_max: fc.option(fc.nat(6)),
	options: fc.subarray(ids),
});

test("the refusal in either language names a question that has a text in only one", () => {
	const option = optionOf("a", { option_th: "", option_en: "" });
	const th = expect.stringContaining("Your size");
	for (const survey_type of [1, 4] as const) {
		const question = {
			...{ ...questionOf("freeText", []), survey_type },
			...{ question_th: "", question_en: "Your size" },
			options: [{ ...option, picture: "" }],
		};
		expect(() => checkAnswers([question], [])).toThrow(
			expect.objectContaining({ text: expect.objectContaining({ th }) }),
		);
	}
});

test("the app and the API agree on how many options may be picked", () => {
	fc.assert(
		fc.property(anyChoice, fc.subarray(ids), (asked, wanted) => {
			const options = asked.options.map((id) => ({
				...optionOf(id),
				picture: "",
			}));
			const question = {
				...questionOf("singleChoice", []),
				...{ ...asked, options },
			};
			const picked = wanted.filter((id) => asked.options.includes(id));
			const { questionid } = question;
			const given = picked.map((optionid) => ({ optionid }));
			const check = () =>
				checkAnswers([question], [{ questionid, options: given }]);
			if (validateAnswer(question, { picked, texts: {} }) === null)
				expect(check()).toEqual([]);
			else expect(check).toThrow();
		}),
	);
});
