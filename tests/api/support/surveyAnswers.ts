// Valid answers to a survey, which a test can change.
import { type SurveySection, surveyType } from "../../../src/contract/survey";

export interface GivenOption {
	optionid: string;
	answer_text?: string;
	answer_date?: string;
}
export type AnswerChange = (
	question: string,
	options: GivenOption[],
) => GivenOption[];

/** A valid answer to every question, with the fewest options and matching texts. */
export function answersTo(
	sections: readonly SurveySection[],
	change: AnswerChange = (_question, options) => options,
) {
	return sections.map(({ sectionid, questions }) => ({
		sectionid,
		questions: questions.map((question) => {
			const { questionid, survey_type, options, answer_min } = question;
			const given =
				survey_type === surveyType.freeText
					? options.map(({ optionid, validate_rule }) => ({
							optionid,
							answer_text: validate_rule ? "10250" : "ร้านป้าแดง",
							answer_date: "2027-02-17T05:00:00.000Z",
						}))
					: options
							.slice(0, answer_min ?? 1)
							.map(({ optionid }) => ({ optionid }));
			return { questionid, options: change(questionid, given) };
		}),
	}));
}
