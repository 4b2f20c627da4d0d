// Checks the answers to the questions of a section (3 §5).
import { createContext, Script } from "node:vm";
import { surveyType } from "../../../src/contract/survey";
import { badRequest, ruleError } from "../../rules/apiError";
import type {
	GivenSection,
	SurveyOptionRow,
	SurveyQuestionRow,
} from "./surveyRows";

type GivenOption = GivenSection["questions"][number]["options"][number];

/** The time limit of a pattern, in ms: it runs on text from outside. */
const patternTimeoutMs = 100;
const sandbox = createContext({ rule: "", text: "" });
const run = new Script("new RegExp(rule, 'u').test(text)");

/** Whether a text matches; an invalid or slow pattern accepts every text. */
function matches(rule: string, text: string): boolean {
	try {
		Object.assign(sandbox, { rule, text });
		return run.runInContext(sandbox, { timeout: patternTimeoutMs }) === true;
	} catch {
		return true;
	}
}

const nameOf = (option: SurveyOptionRow, question: SurveyQuestionRow) => ({
	th: option.place_holder_th || option.option_th || question.question_th,
	en: option.place_holder_en || option.option_en || question.question_en,
});

/** Throws 20000 for a missing or non-matching text. */
function checkText(
	question: SurveyQuestionRow,
	option: SurveyOptionRow,
	given: GivenOption | undefined,
	isRequired: boolean,
): void {
	const text = given?.answer_text?.trim() ?? "";
	const name = nameOf(option, question);
	if (text === "") {
		if (!isRequired) return;
		throw ruleError(`กรุณาระบุ${name.th}`, `Please specify: ${name.en}.`);
	}
	if (option.validate_rule !== "" && !matches(option.validate_rule, text))
		throw ruleError(`${name.th}ไม่ถูกต้อง`, `${name.en} is invalid.`);
}

function checkPicks(question: SurveyQuestionRow, given: GivenOption[]): void {
	const { survey_type, answer_min, answer_max, question_th, question_en } =
		question;
	const isMany =
		survey_type === surveyType.multipleChoice ||
		survey_type === surveyType.selectImage;
	const least = isMany ? (answer_min ?? 1) : 1;
	const most =
		survey_type === surveyType.multipleChoice
			? (answer_max ?? Number.POSITIVE_INFINITY)
			: (isMany && answer_max) || 1;
	if (given.length < least)
		throw ruleError(
			`กรุณาเลือกอย่างน้อย ${least} ข้อ: ${question_th}`,
			`Please choose at least ${least}: ${question_en}`,
		);
	if (given.length > most)
		throw ruleError(
			`เลือกได้ไม่เกิน ${most} ข้อ: ${question_th}`,
			`Please choose ${most} at most: ${question_en}`,
		);
	for (const option of question.options) {
		const own = given.find((it) => it.optionid === option.optionid);
		if (own && option.isotheranswer) checkText(question, option, own, true);
	}
}

/** Throws 10000 for a repeated or unknown id. */
function checkIds(given: readonly string[], known: readonly string[]): void {
	if (new Set(given).size !== given.length) throw badRequest();
	if (given.some((id) => !known.includes(id))) throw badRequest();
}

/** Throws 10000 for unknown questions or options, 20000 for broken rules. */
export function checkAnswers(
	questions: readonly SurveyQuestionRow[],
	given: GivenSection["questions"],
): void {
	checkIds(
		given.map((it) => it.questionid),
		questions.map((it) => it.questionid),
	);
	for (const question of questions) {
		const { questionid, survey_type, isrequired } = question;
		const answer = given.find((it) => it.questionid === questionid);
		const options = answer?.options ?? [];
		checkIds(
			options.map((it) => it.optionid),
			question.options.map((it) => it.optionid),
		);
		if (survey_type !== surveyType.freeText) checkPicks(question, options);
		else
			for (const option of question.options)
				checkText(
					question,
					option,
					options.find((it) => it.optionid === option.optionid),
					isrequired,
				);
	}
}
