// Minimal survey questions of each type.
import {
	type SurveySection,
	surveyType,
} from "../../../../src/contract/survey";
import type {
	SurveyOption,
	SurveyQuestion,
} from "../../../../src/domain/survey/surveyAnswer";

export function optionOf(
	optionid: string,
	more: Partial<SurveyOption> = {},
): SurveyOption {
	return {
		optionid,
		option_en: `Option ${optionid}`,
		option_th: `ตัวเลือก ${optionid}`,
		place_holder_en: "",
		place_holder_th: "",
		option_image_url: "",
		isotheranswer: false,
		answer_text: "",
		answer_date: "",
		validate_rule: "",
		answer_min: null,
		answer_max: null,
		...more,
	};
}

export function questionOf(
	type: keyof typeof surveyType,
	options: SurveyOption[],
	more: Partial<SurveyQuestion> = {},
): SurveyQuestion {
	return {
		questionid: "q1",
		question_en: `A question of ${type}`,
		question_th: `คำถาม ${type}`,
		survey_type: surveyType[type],
		isrequired: true,
		answer_min: null,
		answer_max: null,
		options,
		...more,
	};
}

export const sectionOf = (
	sectionid: string,
	questions: SurveyQuestion[],
	privilegeref?: string,
): SurveySection => ({
	sectionid,
	sec_name_en: `Section ${sectionid}`,
	sec_name_th: `ตอน ${sectionid}`,
	questions,
	privilege: privilegeref === undefined ? null : { privilegeref },
});

export const abc = ["a", "b", "c"].map((id) => optionOf(id));
