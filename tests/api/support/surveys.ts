// Surveys of one section that a test adds to the shared store and removes again.
import { eq } from "drizzle-orm";
import type { Store } from "../../../server/store/connection/database";
import type { SurveyQuestionRow } from "../../../server/store/content/memberEntries";
import { surveySections, surveys } from "../../../server/store/schema/schema";
import { surveyType } from "../../../src/contract/survey";

/** A question that is answered with one text; its option has the same id. */
export const textQuestion = (
	id: string,
	isrequired: boolean,
	validate_rule = "",
): SurveyQuestionRow => ({
	questionid: id,
	question_th: "เล่าให้ฟัง",
	question_en: "Tell us",
	survey_type: surveyType.freeText,
	isrequired,
	answer_min: null,
	answer_max: null,
	options: [
		{
			optionid: id,
			option_th: "",
			option_en: "",
			place_holder_th: "",
			place_holder_en: "",
			picture: "",
			isotheranswer: false,
			validate_rule,
		},
	],
});

/** Adds a survey whose section is not the first of the content; returns the function that removes it. */
export async function addSurvey(
	{ db }: Store,
	alt_reference: string,
	sectionid: string,
	questions: SurveyQuestionRow[],
	reward = "",
) {
	await db
		.insert(surveys)
		.values({ alt_reference, is_register: false, reward });
	await db.insert(surveySections).values({
		...{ sectionid, survey: alt_reference, seq: 9, questions },
		...{ name_th: "ส่งท้าย", name_en: "The end" },
	});
	return async () => {
		await db
			.delete(surveySections)
			.where(eq(surveySections.survey, alt_reference));
		await db.delete(surveys).where(eq(surveys.alt_reference, alt_reference));
	};
}
