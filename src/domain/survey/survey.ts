// A survey: its steps, its submission, its reward and its exit (3 §3, 3 §5).
import type { SurveySection } from "../../contract/survey";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { ownValue } from "../app/ownValue";
import {
	type Answer,
	answeredOptions,
	askedAnswer,
	isFreeText,
	noAnswer,
	type PatternCheck,
	patternChecks,
	type SurveyError,
	type SurveyOption,
	type SurveyQuestion,
	validateAnswer,
} from "./surveyAnswer";

export type Answers = Readonly<Record<string, Answer>>;

/** The key of an answer: a question id is unique only in its section. */
export const questionKey = (
	section: Pick<SurveySection, "sectionid">,
	question: Pick<SurveyQuestion, "questionid">,
): string => `${section.sectionid}/${question.questionid}`;

/** Returns the answers that the survey still asks for: the host may have changed it since they were saved. */
export const askedAnswers = (
	sections: readonly SurveySection[],
	answers: Answers,
): Answers =>
	Object.fromEntries(
		sections.flatMap((section) =>
			section.questions.flatMap((question) => {
				const key = questionKey(section, question);
				const answer = ownValue(answers, key);
				return answer ? [[key, askedAnswer(question, answer)]] : [];
			}),
		),
	);

export type SectionErrors = Readonly<Record<string, SurveyError>>;

/** The typed texts of a section that have a pattern. */
export const sectionPatternChecks = (
	section: SurveySection,
	answers: Answers,
): PatternCheck[] =>
	section.questions.flatMap((question) =>
		patternChecks(question, answers[questionKey(section, question)]),
	);

/** Errors by questionKey; empty where the section is complete. `mismatched` is as in validateAnswer. */
export function validateSection(
	section: SurveySection,
	answers: Answers,
	mismatched?: ReadonlySet<SurveyOption>,
): SectionErrors {
	const errors: Record<string, SurveyError> = {};
	for (const question of section.questions) {
		const key = questionKey(section, question);
		const error = validateAnswer(question, answers[key], mismatched);
		if (error) errors[key] = error;
	}
	return errors;
}

/** Whether a required free text is blank, which disables Next (3 §5). */
export const lacksRequiredText = (section: SurveySection, answers: Answers) =>
	section.questions.some(
		(question) =>
			isFreeText(question) &&
			validateAnswer(question, answers[questionKey(section, question)])
				?.kind === "required",
	);

export const surveySteps = (sections: readonly SurveySection[]) =>
	sections.filter(({ questions }) => questions.length > 0);

/** The step to resume at: never past an incomplete section. */
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

const hasTexts = (answers: Answers): boolean =>
	Object.values(answers).some(({ texts }) =>
		Object.values(texts).some((text) => text.trim() !== ""),
	);

export const hasAnswers = (answers: Answers): boolean =>
	hasTexts(answers) ||
	Object.values(answers).some(({ picked }) => picked.length > 0);

/** The body of SubmitSurvey; `now` (server time in ms) becomes the answer_date of texts. */
export function surveySubmission(
	sections: readonly SurveySection[],
	answers: Answers,
	now: number,
) {
	const answer_date = new Date(now).toISOString();
	return {
		// Sections without answers are sent too: they identify the survey.
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

/** The answers as SubmitSurvey sends them, as a text for comparison. */
export const sentAnswers = (
	sections: readonly SurveySection[],
	answers: Answers,
): string => JSON.stringify(surveySubmission(sections, answers, 0));

/** Whether a body of SubmitSurvey has typed texts. */
export const sendsTexts = ({
	sections,
}: ReturnType<typeof surveySubmission>): boolean =>
	sections.some(({ questions }) =>
		questions.some(({ options }) =>
			options.some((option) => "answer_text" in option),
		),
	);

/** Whether a text is a real date: hosts write a missing one as "null" and the like, or with a year up to 1970 or one like 9999. */
function isDate(text: string): boolean {
	const date = emptyIfPlaceholder(text);
	const year = Number(/^(\d\d?\D\d\d?\D)?(\d{4})\b/.exec(date)?.[2]);
	return date !== "" && !(year <= 1970 || year >= 9000);
}

/** Whether the survey was sent before, which an answer_date shows (3 §3). */
export const isAnswered = (sections: readonly SurveySection[]): boolean =>
	sections.some(({ questions }) =>
		questions.some(({ options }) =>
			options.some(({ answer_date }) => isDate(answer_date)),
		),
	);

/** The reward of the first section (3 §3); null for none. */
export const surveyReward = (sections: readonly SurveySection[]) =>
	emptyIfPlaceholder(sections[0]?.privilege?.privilegeref ?? "") || null;

/** The page that a sent survey without a reward leads to, by its module (3 §4). */
export const surveyExit = (module: string): string =>
	["registration_reward", "banner"].includes(module)
		? "/registration_reward"
		: "/";

/** The module of a survey that an article leads to, by the page that the article was opened from: notifications and home have their own, all other pages share one (3 §2, 3 §4). */
export function surveyModuleOfArticle(openedFrom: string | null): string {
	const [page] = (openedFrom ?? "/").split("?");
	if (page === "/notification") return "noti";
	return page === "/" || page === "/hub" ? "banner" : "registration_reward";
}
