// Checks the answers to the questions of a section (3 §5).
import type * as v from "valibot";
import type { LocalizedMessage } from "../../../src/contract/envelope";
import { type submitSurvey, surveyType } from "../../../src/contract/survey";
import { readPattern } from "../../../src/contract/surveyPattern";
import { pickBounds } from "../../../src/contract/surveyPicks";
import { type ApiError, badRequest, ruleError } from "../../rules/apiError";
import { textIn } from "../../rules/language";
import type { SurveyOptionRow, SurveyQuestionRow } from "./memberEntries";

/** A section as submitted (3 §7). */
export type SubmittedSection = v.InferOutput<
	(typeof submitSurvey)["request"]
>["sections"][number];
type SubmittedOption = SubmittedSection["questions"][number]["options"][number];

/** An answer's text, the pattern that it must match, and the error if it does not. */
interface PatternCheck {
	pattern: RegExp;
	text: string;
	error: ApiError;
}

/** Replaces an empty text by the one in the other language. */
const inBoth = (texts: LocalizedMessage): LocalizedMessage => ({
	th: textIn("th", texts),
	en: textIn("en", texts),
});

const nameOf = (option: SurveyOptionRow, question: SurveyQuestionRow) =>
	inBoth({
		th: option.place_holder_th || option.option_th || question.question_th,
		en: option.place_holder_en || option.option_en || question.question_en,
	});

/** The check of a text that has a pattern. Throws 20000 for a missing text. */
function textChecks(
	question: SurveyQuestionRow,
	option: SurveyOptionRow,
	given: SubmittedOption | undefined,
	{ isRequired }: { isRequired: boolean },
): PatternCheck[] {
	const text = given?.answer_text?.trim() ?? "";
	const name = nameOf(option, question);
	if (text === "") {
		if (!isRequired) return [];
		throw ruleError(`กรุณาระบุ${name.th}`, `Please specify: ${name.en}.`);
	}
	const pattern = readPattern(option.validate_rule);
	if (option.validate_rule === "" || !pattern) return [];
	const error = ruleError(`${name.th}ไม่ถูกต้อง`, `${name.en} is invalid.`);
	return [{ pattern, text, error }];
}

/** The checks of the chosen options. Throws 20000 for too few or too many. */
function pickChecks(question: SurveyQuestionRow, given: SubmittedOption[]) {
	// A question without options cannot be answered, and the app asks for nothing.
	if (question.options.length === 0) return [];
	const { min, max } = pickBounds(question);
	const name = inBoth({ th: question.question_th, en: question.question_en });
	if (given.length < min)
		throw ruleError(
			`กรุณาเลือกอย่างน้อย ${min} ข้อ: ${name.th}`,
			`Please choose at least ${min}: ${name.en}`,
		);
	if (given.length > max)
		throw ruleError(
			`เลือกได้ไม่เกิน ${max} ข้อ: ${name.th}`,
			`Please choose ${max} at most: ${name.en}`,
		);
	return question.options.flatMap((option) => {
		const own = given.find((it) => it.optionid === option.optionid);
		return own && option.isotheranswer
			? textChecks(question, option, own, { isRequired: true })
			: [];
	});
}

/** Throws 10000 for a repeated or unknown id. */
function checkIds(given: readonly string[], known: readonly string[]): void {
	if (new Set(given).size !== given.length) throw badRequest();
	if (given.some((id) => !known.includes(id))) throw badRequest();
}

/** Checks all but the patterns and returns the texts that the caller must match against their patterns. Throws 10000 for unknown questions or options, 20000 for broken rules. */
export function checkAnswers(
	questions: readonly SurveyQuestionRow[],
	given: SubmittedSection["questions"],
): PatternCheck[] {
	checkIds(
		given.map((it) => it.questionid),
		questions.map((it) => it.questionid),
	);
	return questions.flatMap((question) => {
		const { questionid, survey_type, isrequired } = question;
		const answer = given.find((it) => it.questionid === questionid);
		const options = answer?.options ?? [];
		checkIds(
			options.map((it) => it.optionid),
			question.options.map((it) => it.optionid),
		);
		if (survey_type !== surveyType.freeText)
			return pickChecks(question, options);
		return question.options.flatMap((option) =>
			textChecks(
				question,
				option,
				options.find((it) => it.optionid === option.optionid),
				{ isRequired: isrequired },
			),
		);
	});
}
