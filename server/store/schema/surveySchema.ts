// The tables of surveys: questions and answers (3 §3).
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import type { GivenSection } from "../content/checkAnswers";
import type { SurveyQuestionRow } from "../content/memberEntries";
import { dateTime } from "./columns";

export const surveys = pgTable("surveys", {
	alt_reference: text().primaryKey(),
	/** Follows the registration (3 §4). */
	is_register: boolean().notNull(),
	/** alt_reference of the rewarded privilege; empty for none. */
	reward: text().notNull(),
});

/** SubmitSurvey identifies a survey by its sections. */
export const surveySections = pgTable(
	"survey_sections",
	{
		sectionid: text().primaryKey(),
		survey: text().notNull(),
		seq: integer().notNull(),
		name_th: text().notNull(),
		name_en: text().notNull(),
		questions: jsonb().$type<SurveyQuestionRow[]>().notNull(),
	},
	(it) => [index("survey_sections_by_survey").on(it.survey, it.seq)],
);

/** One answer per customer and survey. */
export const surveyAnswers = pgTable(
	"survey_answers",
	{
		sub: text().notNull(),
		survey: text().notNull(),
		answered_at: dateTime("answered_at").notNull(),
		sections: jsonb().$type<GivenSection[]>().notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.survey] })],
);
