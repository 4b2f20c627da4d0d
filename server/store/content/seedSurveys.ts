// Seeds the surveys; customers' answers stay.

import type { Database } from "../connection/openDatabase";
import { surveySections, surveys } from "../schema/schema";
import type { SeedSurvey, SeedSurveyQuestion } from "./programmeContent";
import type { SurveyQuestionRow } from "./surveyRows";

const questionRow = (
	questionid: string,
	{ type, text, optional, least, most, options }: SeedSurveyQuestion,
): SurveyQuestionRow => ({
	questionid,
	question_th: text.th,
	question_en: text.en,
	survey_type: type,
	isrequired: !optional,
	answer_min: least ?? null,
	answer_max: most ?? null,
	options: options.map((it, at) => ({
		optionid: `${questionid}.${at + 1}`,
		option_th: it.label.th,
		option_en: it.label.en,
		place_holder_th: it.placeholder?.th ?? "",
		place_holder_en: it.placeholder?.en ?? "",
		picture: it.picture ?? "",
		isotheranswer: it.other ?? false,
		validate_rule: it.rule ?? "",
	})),
});

/** Ids are positions: section SVY_1001.2, its first question SVY_1001.2.1. */
const sectionRows = ({ alt_reference, sections }: SeedSurvey) =>
	sections.map(({ name, questions }, at) => {
		const sectionid = `${alt_reference}.${at + 1}`;
		return {
			sectionid,
			survey: alt_reference,
			seq: at + 1,
			name_th: name.th,
			name_en: name.en,
			questions: questions.map((it, nth) =>
				questionRow(`${sectionid}.${nth + 1}`, it),
			),
		};
	});

export async function seedSurveys(
	db: Database,
	all: SeedSurvey[],
): Promise<void> {
	await db.delete(surveySections);
	await db.delete(surveys);
	if (all.length === 0) return;
	await db.insert(surveys).values(
		all.map(({ alt_reference, is_register, reward }) => ({
			alt_reference,
			is_register: is_register ?? false,
			reward: reward ? `PV_${reward}` : "",
		})),
	);
	await db.insert(surveySections).values(all.flatMap(sectionRows));
}
