// Survey calls: registration and dynamic surveys, the answers (1 §7, 3 §3).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	flag,
	id,
	ignored,
	input,
	listInput,
	listOf,
	nothing,
	numberOrNull,
	optionalList,
	orNull,
	shortInput,
	text,
} from "./fields";

const area = "internal/Survey";

/** Question types (3 §3). */
export const surveyType = {
	freeText: 1,
	selectImage: 2,
	multipleChoice: 3,
	singleChoice: 4,
} as const;

const option = v.object({
	optionid: id,
	option_en: text,
	option_th: text,
	place_holder_en: text,
	place_holder_th: text,
	option_image_url: text,
	isotheranswer: flag,
	answer_text: text,
	answer_date: text,
	validate_rule: text,
	answer_min: numberOrNull,
	answer_max: numberOrNull,
});
const question = v.object({
	questionid: id,
	question_en: text,
	question_th: text,
	survey_type: count,
	isrequired: flag,
	answer_min: numberOrNull,
	answer_max: numberOrNull,
	options: optionalList(option),
});
export const surveySection = v.object({
	sectionid: id,
	sec_name_en: text,
	sec_name_th: text,
	questions: optionalList(question),
	privilege: orNull(v.object({ privilegeref: text })),
});
export type SurveySection = v.InferOutput<typeof surveySection>;
const survey = v.object({ sections: listOf(surveySection) });

export const getRegisterSurvey = get(
	`${area}/GetRegisterSurvey`,
	nothing,
	survey,
);
/** GET Survey/GetDynamicSurvey by Alt_Reference. */
export const getDynamicSurvey = get(
	`${area}/GetDynamicSurvey`,
	v.object({ Alt_Reference: shortInput }),
	survey,
);
const answeredOption = v.object({
	optionid: shortInput,
	answer_text: v.optional(input),
	answer_date: v.optional(shortInput),
});
/** POST Survey/SubmitSurvey: sections with their answered questions. */
export const submitSurvey = post(
	`${area}/SubmitSurvey`,
	v.object({
		sections: listInput(
			v.object({
				sectionid: shortInput,
				questions: listInput(
					v.object({
						questionid: shortInput,
						options: listInput(answeredOption, 200),
					}),
					200,
				),
			}),
			50,
		),
	}),
	ignored,
);
