// The tables of surveys: what is asked, and what each customer answered (3 §3).
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import type { GivenSection, SurveyQuestionRow } from "../content/surveyRows";

export const surveys = pgTable("surveys", {
	alt_reference: text().primaryKey(),
	/** The one that follows registration (3 §4). */
	is_register: boolean().notNull(),
	/** alt_reference of the privilege that it leads to; empty for none. */
	reward: text().notNull(),
});

/** Sections of surveys; SubmitSurvey knows a survey by theirs alone. */
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

/** What customers answered: a survey once each. */
export const surveyAnswers = pgTable(
	"survey_answers",
	{
		sub: text().notNull(),
		survey: text().notNull(),
		answered_at: timestamp("answered_at", {
			withTimezone: true,
			mode: "date",
		}).notNull(),
		sections: jsonb().$type<GivenSection[]>().notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.survey] })],
);
