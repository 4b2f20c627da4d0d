// A survey section as stored, and as submitted (3 §3, 3 §7).
import type * as v from "valibot";
import type { submitSurvey } from "../../../src/contract/survey";

export interface SurveyOptionRow {
	optionid: string;
	option_th: string;
	option_en: string;
	place_holder_th: string;
	place_holder_en: string;
	/** Empty for none. */
	picture: string;
	isotheranswer: boolean;
	/** Empty for none. */
	validate_rule: string;
}
export interface SurveyQuestionRow {
	questionid: string;
	question_th: string;
	question_en: string;
	survey_type: number;
	isrequired: boolean;
	answer_min: number | null;
	answer_max: number | null;
	options: SurveyOptionRow[];
}

type Submission = v.InferOutput<(typeof submitSurvey)["request"]>;
export type GivenSection = Submission["sections"][number];
