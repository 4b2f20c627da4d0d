// One question and its answer: choices, validation, submission (3 §3, 3 §5).
import { type SurveySection, surveyType } from "../../contract/survey";
import { readPattern } from "../../contract/surveyPattern";
import { pickBounds } from "../../contract/surveyPicks";
import { ownValue } from "../app/ownValue";
import { withPlainDigits } from "../text/digitsIn";

export type SurveyQuestion = SurveySection["questions"][number];
export type SurveyOption = SurveyQuestion["options"][number];

export interface Answer {
	readonly picked: readonly string[];
	readonly texts: Readonly<Record<string, string>>;
}
export const noAnswer: Answer = { picked: [], texts: {} };

/** The length of the text field; the API accepts 2000. */
export const maxAnswerLength = 1000;

export const isFreeText = (question: SurveyQuestion) =>
	question.survey_type === surveyType.freeText;

/** The answer after a press on an option; beyond the maximum it is unchanged. */
export function pickOption(
	question: SurveyQuestion,
	answer: Answer,
	optionid: string,
): Answer {
	const { max } = pickBounds(question);
	if (max === 1) return { ...answer, picked: [optionid] };
	const picked = pickedOf(question, answer).map((option) => option.optionid);
	const others = picked.filter((each) => each !== optionid);
	if (others.length < picked.length) return { ...answer, picked: others };
	if (picked.length >= max) return answer;
	return { ...answer, picked: [...picked, optionid] };
}

/** Whether the question allows several options and no further one can be picked. */
export function hasMaxPicks(question: SurveyQuestion, answer: Answer): boolean {
	const { max } = pickBounds(question);
	return max > 1 && pickedOf(question, answer).length >= max;
}

export const withTypedText = (
	answer: Answer,
	optionid: string,
	text: string,
): Answer => ({ ...answer, texts: { ...answer.texts, [optionid]: text } });

/** The text as typed; ids come from the host and may be "constructor". */
export const typedText = ({ texts }: Answer, optionid: string): string =>
	ownValue(texts, optionid) ?? "";

/** White space, and invisible characters that a copied text may have at its ends. */
const invisible = "[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069]+";
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, "g");

/** Matches a pattern that names letters or digits of another script, also by an escape such as \u0e50, \p{Nd} or \p{Script=Thai}. */
const namesOtherScripts =
	/(?![ -~])[\p{L}\p{N}]|\\u(?!00[0-7])|\\p\{(sc|(\w+=)?(N|Decimal))/iu;

/** The text as it is checked and sent. */
function textOf(
	answer: Answer,
	{ optionid, validate_rule }: SurveyOption,
): string {
	const text = typedText(answer, optionid).replace(invisibleEnds, "");
	// The pattern of a number expects the digits 0 to 9, unless it names others.
	const isNumber = validate_rule !== "" && !/\p{L}/u.test(text);
	return isNumber && !namesOtherScripts.test(validate_rule)
		? withPlainDigits(text)
		: text;
}

export interface SurveyError {
	/** required, specify: a text is missing; invalid: a text does not match its pattern; choose, tooFew, tooMany: no, too few or too many options are picked. */
	kind: "required" | "specify" | "invalid" | "choose" | "tooFew" | "tooMany";
	option?: SurveyOption;
	count?: number;
}

/** A typed text of an option and the pattern that it must match. */
export interface PatternCheck {
	readonly option: SurveyOption;
	readonly pattern: RegExp;
	readonly text: string;
}

const typedOptions = (question: SurveyQuestion, answer: Answer) =>
	isFreeText(question)
		? question.options
		: pickedOf(question, answer).filter((option) => option.isotheranswer);

/** The texts of an answer that have a pattern. A rule that is not a pattern is left to the server. */
export function patternChecks(
	question: SurveyQuestion,
	answer: Answer = noAnswer,
): PatternCheck[] {
	return typedOptions(question, answer).flatMap((option) => {
		const text = textOf(answer, option);
		if (text === "" || option.validate_rule === "") return [];
		const pattern = readPattern(option.validate_rule);
		return pattern ? [{ option, pattern, text }] : [];
	});
}

/** Returns the error of an answer, null for a valid one (3 §5 Survey); `mismatched`: the options whose text does not match its pattern. */
export function validateAnswer(
	question: SurveyQuestion,
	answer: Answer = noAnswer,
	mismatched: ReadonlySet<SurveyOption> = new Set(),
): SurveyError | null {
	const hasTexts = isFreeText(question);
	// A question without options cannot be answered.
	if (question.options.length === 0) return null;
	if (!hasTexts) {
		const { length } = pickedOf(question, answer);
		const { min, max } = pickBounds(question);
		if (length === 0) return { kind: "choose" };
		if (length < min) return { kind: "tooFew", count: min };
		if (length > max) return { kind: "tooMany", count: max };
	}
	const mayBeBlank = hasTexts && !question.isrequired;
	for (const option of typedOptions(question, answer)) {
		const isBlank = textOf(answer, option) === "";
		if (isBlank && !mayBeBlank)
			return { kind: hasTexts ? "required" : "specify", option };
		if (!isBlank && mismatched.has(option)) return { kind: "invalid", option };
	}
	return null;
}

/** The picked options that the question still has: the host may have removed some since the answer was saved. */
export const pickedOf = ({ options }: SurveyQuestion, { picked }: Answer) =>
	options.filter(({ optionid }) => picked.includes(optionid));

/** The answer without options that the question no longer has. */
export function askedAnswer(
	{ options }: SurveyQuestion,
	{ picked, texts }: Answer,
): Answer {
	const isAsked = (id: string) => options.some((it) => it.optionid === id);
	const typed = Object.entries(texts).filter(([id]) => isAsked(id));
	return { picked: picked.filter(isAsked), texts: Object.fromEntries(typed) };
}

/** One answer of SubmitSurvey: options with a text, or picked ones. */
export function answeredOptions(
	question: SurveyQuestion,
	answer: Answer,
	answer_date: string,
) {
	if (isFreeText(question))
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
