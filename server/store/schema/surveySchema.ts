// The tables of surveys: questions and answers (3 §3).
import * as pg from "drizzle-orm/pg-core";
import type { GivenSection } from "../content/checkAnswers";
import type { SurveyQuestionRow } from "../content/memberEntries";
import { dateTime } from "./columns";

export const surveys = pg.pgTable("surveys", {
	alt_reference: pg.text().primaryKey(),
	/** Follows the registration (3 §4). */
	is_register: pg.boolean().notNull(),
	/** alt_reference of the rewarded privilege; empty for none. */
	reward: pg.text().notNull(),
});

/** SubmitSurvey identifies a survey by its sections. */
export const surveySections = pg.pgTable(
	"survey_sections",
	{
		sectionid: pg.text().primaryKey(),
		survey: pg.text().notNull(),
		seq: pg.integer().notNull(),
		name_th: pg.text().notNull(),
		name_en: pg.text().notNull(),
		questions: pg.jsonb().$type<SurveyQuestionRow[]>().notNull(),
	},
	(it) => [pg.index("survey_sections_by_survey").on(it.survey, it.seq)],
);

/** One answer per customer and survey. */
export const surveyAnswers = pg.pgTable(
	"survey_answers",
	{
		sub: pg.text().notNull(),
		survey: pg.text().notNull(),
		answered_at: dateTime("answered_at").notNull(),
		sections: pg.jsonb().$type<GivenSection[]>().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.survey] })],
);
