// Survey calls: registration and dynamic surveys, the answers (1 §7, 3 §3).
import * as v from "valibot";
import { get, post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Survey";

/** Question types (3 §3). */
export const surveyType = {
	freeText: 1,
	selectImage: 2,
	multipleChoice: 3,
	singleChoice: 4,
} as const;

const option = v.object({
	optionid: field.id,
	option_en: field.text,
	option_th: field.text,
	place_holder_en: field.textOrNone,
	place_holder_th: field.textOrNone,
	option_image_url: field.textOrNone,
	isotheranswer: field.flag,
	answer_text: field.rawText,
	answer_date: field.text,
	validate_rule: field.textOrNone,
	answer_min: field.numberOrNull,
	answer_max: field.numberOrNull,
});
const question = v.object({
	questionid: field.id,
	question_en: field.textOrNone,
	question_th: field.textOrNone,
	survey_type: field.count,
	isrequired: field.flag,
	answer_min: field.numberOrNull,
	answer_max: field.numberOrNull,
	options: field.optionalList(option),
});
export const surveySection = v.object({
	sectionid: field.id,
	sec_name_en: field.textOrNone,
	sec_name_th: field.textOrNone,
	questions: field.optionalList(question),
	privilege: field.orNull(v.object({ privilegeref: field.text })),
});
export type SurveySection = v.InferOutput<typeof surveySection>;
/** The sections, in a field of that name or as the data itself (3 §7); without data there is no survey. */
const survey = v.pipe(
	field.tolerant((given) =>
		Array.isArray(given) ? { sections: given } : given,
	),
	field.optionalObject({ sections: field.listOf(surveySection) }),
);

/** GET Survey/GetRegisterSurvey: the survey after registration; no sections once it is answered (3 §3). */
export const getRegisterSurvey = read(`${area}/GetRegisterSurvey`, survey);
/** GET Survey/GetDynamicSurvey: one survey with the customer's answers (3 §3). Error: 10018. */
export const getDynamicSurvey = get(
	`${area}/GetDynamicSurvey`,
	v.object({ Alt_Reference: field.shortInput }),
	survey,
);
/** How many sections, questions per section and options per question one submission may have. */
export const surveyLimits = { sections: 50, questions: 200, options: 200 };
const answeredOption = v.object({
	optionid: field.shortInput,
	answer_text: v.optional(field.input),
	answer_date: v.optional(field.shortInput),
});
/** POST Survey/SubmitSurvey: all answers of one survey, once (3 §5). Errors: 10000 an unknown or repeated id, 20000 a broken rule, or answered before, 42900 a fourth submission at a time. */
export const submitSurvey = post(
	`${area}/SubmitSurvey`,
	v.object({
		sections: field.listInput(
			v.object({
				sectionid: field.shortInput,
				questions: field.listInput(
					v.object({
						questionid: field.shortInput,
						options: field.listInput(answeredOption, surveyLimits.options),
					}),
					surveyLimits.questions,
				),
			}),
			surveyLimits.sections,
		),
	}),
	field.ignored,
);
