// Survey calls: the registration survey, linked surveys, submission (3 §3, 3 §4, 3 §7).
import * as contract from "../../src/contract/survey";
import type { SurveyQuestionRow } from "../store/content/memberEntries";
import {
	answerSurvey,
	checkSurvey,
	registrationSurvey,
	sectionsOf,
	surveyFor,
} from "../store/content/surveys";
import { type CustomerContext, query, slowMutation } from "./defineCall";

type Stored = Awaited<ReturnType<typeof surveyFor>>;
type OptionId = Pick<SurveyQuestionRow["options"][number], "optionid">;

/** Returns the function that gives the answer to an option of the question and its time; both are "" for an option that was not chosen. */
function answersTo(
	{ answer }: Stored,
	sectionid: string,
	{ questionid, options }: SurveyQuestionRow,
) {
	const given = answer?.sections
		.find((it) => it.sectionid === sectionid)
		?.questions.find((it) => it.questionid === questionid)?.options;
	const givenOption = ({ optionid }: OptionId) =>
		given?.find((it) => it.optionid === optionid);
	const answeredAt = answer?.answered_at.toISOString() ?? "";
	// If no option was chosen, as with a text left blank, each option has the time.
	const isNoneGiven = !options.some(givenOption);
	return (option: OptionId) => ({
		answer_text: givenOption(option)?.answer_text ?? "",
		answer_date: isNoneGiven || givenOption(option) ? answeredAt : "",
	});
}

/** The reply with a survey, whose first section has the reward (3 §3). */
function surveyReply(stored: Stored, { pictureUrl }: CustomerContext) {
	const { survey, sections } = stored;
	return {
		sections: sections.map(
			({ sectionid, name_th, name_en, questions }, at) => ({
				sectionid,
				sec_name_th: name_th,
				sec_name_en: name_en,
				privilege:
					at === 0 && survey.reward !== ""
						? { privilegeref: survey.reward }
						: null,
				questions: questions.map((question) => {
					const answerTo = answersTo(stored, sectionid, question);
					return {
						...question,
						options: question.options.map(({ picture, ...option }) => ({
							...option,
							option_image_url: picture === "" ? "" : pictureUrl(picture),
							answer_min: null,
							answer_max: null,
							...answerTo(option),
						})),
					};
				}),
			}),
		),
	};
}

export const surveyCalls = [
	// Once answered, the survey is not shown again: the reply has no sections (3 §4).
	query(contract.getRegisterSurvey, async (_request, context) => {
		const { db, customer } = context;
		const stored = await registrationSurvey(db, customer.sub);
		if (!stored || stored.answer) return { sections: [] };
		const sections = await sectionsOf(db, stored.survey.alt_reference);
		return surveyReply({ ...stored, sections }, context);
	}),
	query(contract.getDynamicSurvey, async ({ Alt_Reference }, context) => {
		const { db, customer } = context;
		const stored = await surveyFor(db, customer.sub, Alt_Reference);
		return surveyReply(stored, context);
	}),
	slowMutation(
		contract.submitSurvey,
		({ sections }, { db, customer: { sub } }) => checkSurvey(db, sub, sections),
		(survey, context, { sections }) => answerSurvey(context, survey, sections),
	),
];
