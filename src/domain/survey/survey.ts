// A survey as a whole: its steps and where they may be left, what is sent, what it gives and where it leads back (3 §3, 3 §5).
import type { SurveySection } from "../../contract/survey";
import { normalizeReference } from "../app/normalizeReference";
import {
	type Answer,
	answeredOptions,
	isText,
	noAnswer,
	type SurveyError,
	type SurveyQuestion,
	validateQuestion,
} from "./surveyAnswer";

/** By questionKey; a question without an answer has none. */
export type Answers = Readonly<Record<string, Answer>>;

/** The name of a question among all sections: its id alone may come twice. */
export const questionKey = (
	section: Pick<SurveySection, "sectionid">,
	question: Pick<SurveyQuestion, "questionid">,
): string => `${section.sectionid}/${question.questionid}`;

export type SectionErrors = Readonly<Record<string, SurveyError>>;

/** What is wrong in a section, by questionKey; empty where it may be left for the next. */
export function validateSection(
	section: SurveySection,
	answers: Answers,
): SectionErrors {
	const faults: Record<string, SurveyError> = {};
	for (const question of section.questions) {
		const key = questionKey(section, question);
		const fault = validateQuestion(question, answers[key]);
		if (fault) faults[key] = fault;
	}
	return faults;
}

/** Whether the next button waits for a text: a section with a required free text that is still blank (3 §5). */
export const waitsForText = (
	section: SurveySection,
	answers: Answers,
): boolean =>
	section.questions.some(
		(question) =>
			isText(question) &&
			validateQuestion(question, answers[questionKey(section, question)])
				?.kind === "required",
	);

/** The steps of the wizard: the sections that ask something. */
export const surveySteps = (
	sections: readonly SurveySection[],
): SurveySection[] => sections.filter(({ questions }) => questions.length > 0);

/** Where a wizard goes on that was left at a step: never past a section that is not answered. */
export function resumableStep(
	steps: readonly SurveySection[],
	answers: Answers,
	step: number,
): number {
	const open = steps.findIndex(
		(section) => Object.keys(validateSection(section, answers)).length > 0,
	);
	const furthest = open === -1 ? steps.length - 1 : open;
	return Math.max(0, Math.min(step, furthest));
}

/** Whether anything was answered that leaving would lose. */
export const hasAnswers = (answers: Answers): boolean =>
	Object.values(answers).some(
		({ picked, texts }) =>
			picked.length > 0 ||
			Object.values(texts).some((text) => text.trim() !== ""),
	);

/**
 * What SubmitSurvey takes: of free texts the options with a text, of others the
 * picked options, the other answer's with its text. `now` (server time in ms)
 * becomes the answer_date of texts.
 */
export function surveySubmission(
	sections: readonly SurveySection[],
	answers: Answers,
	now: number,
) {
	const answer_date = new Date(now).toISOString();
	return {
		// A section without an answer is sent too: a survey is known by its sections.
		sections: surveySteps(sections).map((section) => ({
			sectionid: section.sectionid,
			questions: section.questions
				.map((question) => ({
					questionid: question.questionid,
					options: answeredOptions(
						question,
						answers[questionKey(section, question)] ?? noAnswer,
						answer_date,
					),
				}))
				.filter(({ options }) => options.length > 0),
		})),
	};
}

/** Whether the customer has sent this survey already: the server says when an option was answered (3 §3). */
export const isAnswered = (sections: readonly SurveySection[]): boolean =>
	sections.some(({ questions }) =>
		questions.some(({ options }) =>
			options.some(({ answer_date }) => answer_date !== ""),
		),
	);

/** The reference of the reward, which the first section carries (3 §3); null for none. */
export function surveyReward(
	sections: readonly SurveySection[],
): string | null {
	return normalizeReference(sections[0]?.privilege?.privilegeref ?? "") || null;
}

/** Where a sent survey without a reward leads, by the module it was opened from (3 §4): one page back, or a page. */
export type SurveyExit =
	| { kind: "step"; otherwise: string }
	| { kind: "open"; path: string };

export function surveyExit(module: string): SurveyExit {
	const rewards = "/registration_reward";
	if (module === "registration_reward")
		return { kind: "step", otherwise: rewards };
	return { kind: "open", path: module === "banner" ? rewards : "/" };
}
