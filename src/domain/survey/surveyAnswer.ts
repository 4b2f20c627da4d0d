// One question of a survey and its answer: what may be picked, what is missing or wrong, what of it is sent (3 §3, 3 §5).
import { type SurveySection, surveyType } from "../../contract/survey";
import { matchesRule } from "./pattern";

export type SurveyQuestion = SurveySection["questions"][number];
export type SurveyOption = SurveyQuestion["options"][number];

/** What one question was answered: the picked options, and what was typed at an option, picked or not. */
export interface Answer {
	readonly picked: readonly string[];
	readonly texts: Readonly<Record<string, string>>;
}
export const noAnswer: Answer = { picked: [], texts: {} };

/** At most this many may be picked where nobody says otherwise (3 §9). */
export const defaultMaxPicks = 9999;
/** As long as a text field takes it; the API takes 2000. */
export const maxAnswerLength = 1000;

/** Whether it is answered by typing alone. */
export const isText = (question: SurveyQuestion) =>
	question.survey_type === surveyType.freeText;

/** The first number above 0, as a host leaves bounds out or sends 0. */
const firstBound = (bounds: readonly (number | null)[]): number | undefined =>
	bounds.find((bound): bound is number => bound !== null && bound > 0);

/**
 * How many options a question takes, at least and at most. Several only for
 * multiple choice, and for pictures that say so; the bounds never ask for more
 * than there is, so that every question can be answered.
 */
export function pickBounds(question: SurveyQuestion): {
	least: number;
	most: number;
} {
	const { survey_type, options, answer_min, answer_max } = question;
	const asked = firstBound([
		answer_max,
		...options.map((option) => option.answer_max),
	]);
	const isMany =
		survey_type === surveyType.multipleChoice ||
		(survey_type === surveyType.selectImage && (asked ?? 1) > 1);
	if (!isMany) return { least: 1, most: 1 };
	const wanted =
		firstBound([answer_min, ...options.map((option) => option.answer_min)]) ??
		1;
	const least = Math.max(1, Math.min(wanted, options.length));
	return { least, most: Math.max(least, asked ?? defaultMaxPicks) };
}

/** The answer after an option was pressed: one alone takes the place of another, of several the last over the most is refused. */
export function pickOption(
	question: SurveyQuestion,
	answer: Answer,
	optionid: string,
): Answer {
	const { most } = pickBounds(question);
	if (most === 1) return { ...answer, picked: [optionid] };
	if (answer.picked.includes(optionid))
		return {
			...answer,
			picked: answer.picked.filter((each) => each !== optionid),
		};
	if (answer.picked.length >= most) return answer;
	return { ...answer, picked: [...answer.picked, optionid] };
}

/** Whether one more may be picked of several. */
export function isFull(question: SurveyQuestion, answer: Answer): boolean {
	const { most } = pickBounds(question);
	return most > 1 && answer.picked.length >= most;
}

/** The answer after a text was typed at an option. */
export const typeText = (
	answer: Answer,
	optionid: string,
	text: string,
): Answer => ({ ...answer, texts: { ...answer.texts, [optionid]: text } });

const textOf = (answer: Answer, option: SurveyOption): string =>
	(answer.texts[option.optionid] ?? "").trim();

export interface SurveyError {
	/** required: a text is missing; specify: the other answer's is; invalid: its pattern does not match; choose, tooFew, tooMany: of options. */
	kind: "required" | "specify" | "invalid" | "choose" | "tooFew" | "tooMany";
	/** The option whose text is meant. */
	option?: SurveyOption;
	/** How many are wanted, for tooFew and tooMany. */
	count?: number;
}

/** What a text breaks; a pattern that cannot be judged here is left to the server. */
function textFault(
	option: SurveyOption,
	text: string,
	missing: "required" | "specify" | null,
): SurveyError | null {
	if (text === "") return missing && { kind: missing, option };
	return option.validate_rule !== "" &&
		matchesRule(option.validate_rule, text) === false
		? { kind: "invalid", option }
		: null;
}

/** What is wrong with the answer to one question; null where nothing is (3 §5 Survey). */
export function validateQuestion(
	question: SurveyQuestion,
	answer: Answer = noAnswer,
): SurveyError | null {
	const { options, isrequired } = question;
	// What offers nothing cannot be answered, and must not hold anybody up.
	if (options.length === 0) return null;
	if (isText(question)) {
		for (const option of options) {
			const missing = isrequired ? "required" : null;
			const fault = textFault(option, textOf(answer, option), missing);
			if (fault) return fault;
		}
		return null;
	}
	const picked = pickedOf(question, answer);
	const { least, most } = pickBounds(question);
	if (picked.length === 0) return { kind: "choose" };
	if (picked.length < least) return { kind: "tooFew", count: least };
	if (picked.length > most) return { kind: "tooMany", count: most };
	for (const option of picked) {
		if (!option.isotheranswer) continue;
		const fault = textFault(option, textOf(answer, option), "specify");
		if (fault) return fault;
	}
	return null;
}

const pickedOf = ({ options }: SurveyQuestion, { picked }: Answer) =>
	options.filter(({ optionid }) => picked.includes(optionid));

/** What SubmitSurvey takes of one answer: the options with a text, or the picked ones. `answer_date` is of texts. */
export function answeredOptions(
	question: SurveyQuestion,
	answer: Answer,
	answer_date: string,
) {
	if (isText(question))
		return question.options
			.map((option) => ({
				optionid: option.optionid,
				answer_text: textOf(answer, option),
				answer_date,
			}))
			.filter(({ answer_text }) => answer_text !== "");
	return pickedOf(question, answer).map((option) => ({
		optionid: option.optionid,
		...(option.isotheranswer && { answer_text: textOf(answer, option) }),
	}));
}
