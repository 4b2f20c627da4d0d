// Survey calls: the registration survey, linked surveys, submission (3 §3, 3 §4, 3 §7).
import * as contract from "../../src/contract/survey";
import {
	answerSurvey,
	registrationSurvey,
	surveyFor,
} from "../store/content/surveys";
import { type CustomerContext, mutation, query } from "./defineCall";

type Stored = Awaited<ReturnType<typeof surveyFor>>;

/** The customer's answer to an option with its time; empty for none. A text left blank was answered too. */
function answerFields(
	{ answer }: Stored,
	isText: boolean,
	ids: { sectionid: string; questionid: string; optionid: string },
) {
	const given = answer?.sections
		.find(({ sectionid }) => sectionid === ids.sectionid)
		?.questions.find(({ questionid }) => questionid === ids.questionid)
		?.options.find(({ optionid }) => optionid === ids.optionid);
	return {
		answer_text: given?.answer_text ?? "",
		answer_date:
			answer && (given || isText) ? answer.answered_at.toISOString() : "",
	};
}

/** The first section carries the reward (3 §3). */
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
				questions: questions.map((question) => ({
					...question,
					options: question.options.map(({ picture, ...option }) => ({
						...option,
						option_image_url: picture === "" ? "" : pictureUrl(picture),
						answer_min: null,
						answer_max: null,
						...answerFields(
							stored,
							question.survey_type === contract.surveyType.freeText,
							{
								sectionid,
								questionid: question.questionid,
								optionid: option.optionid,
							},
						),
					})),
				})),
			}),
		),
	};
}

export const surveyCalls = [
	// An answered survey is not shown again: no sections (3 §4).
	query(contract.getRegisterSurvey, async (_request, context) => {
		const stored = await registrationSurvey(context.db, context.customer.sub);
		return stored && !stored.answer
			? surveyReply(stored, context)
			: { sections: [] };
	}),
	query(contract.getDynamicSurvey, async ({ Alt_Reference }, context) => {
		const { db, customer } = context;
		const stored = await surveyFor(db, customer.sub, Alt_Reference);
		return surveyReply(stored, context);
	}),
	mutation(contract.submitSurvey, ({ sections }, context) =>
		answerSurvey(context, sections),
	),
];
