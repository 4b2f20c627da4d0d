// The tables of articles, notifications and surveys, and who joined, read or answered them.
import * as pg from "drizzle-orm/pg-core";
import type { SubmittedSection } from "../content/checkAnswers";
import type {
	ArticleCategory,
	SurveyQuestionRow,
} from "../content/memberEntries";
import { bilingual, dateTime, safeInteger, validity } from "./columns";

/** Articles of every category (3 §3). */
export const articles = pg.pgTable(
	"articles",
	{
		article_id: safeInteger().primaryKey(),
		alt_reference: pg.text().notNull().unique(),
		category: pg.text().$type<ArticleCategory>().notNull(),
		...bilingual("title"),
		cover: pg.text().notNull(),
		video: pg.text().notNull(),
		...bilingual("content"),
		seq: pg.integer().notNull(),
		call_to_action: pg.boolean().notNull(),
		action_type: pg.integer().notNull(),
		reference: pg.text().notNull(),
		...bilingual("button"),
		/** alt_reference of a survey's reward; empty for none. */
		privilege_reference: pg.text().notNull(),
		...validity(),
	},
	(it) => [pg.index("articles_by_category").on(it.category, it.seq)],
);

/** Customers registered for activities. */
export const articleJoins = pg.pgTable(
	"article_joins",
	{
		sub: pg.text().notNull(),
		article_id: safeInteger().notNull(),
		joined_at: dateTime().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.article_id] })],
);

/** News notifications (3 §3), shown to everybody from `sent_at` on. */
export const notifications = pg.pgTable("notifications", {
	campaign_id: safeInteger().primaryKey(),
	picture: pg.text().notNull(),
	brand_id: safeInteger(),
	...bilingual("header"),
	...bilingual("title"),
	action_type: pg.integer().notNull(),
	reference: pg.text().notNull(),
	sent_at: dateTime().notNull(),
});

export const notificationReads = pg.pgTable(
	"notification_reads",
	{
		sub: pg.text().notNull(),
		campaign_id: safeInteger().notNull(),
		read_at: dateTime().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.campaign_id] })],
);

export const surveys = pg.pgTable("surveys", {
	alt_reference: pg.text().primaryKey(),
	/** Whether the survey follows the registration (3 §4). */
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
		...bilingual("name"),
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
		answered_at: dateTime().notNull(),
		sections: pg.jsonb().$type<SubmittedSection[]>().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.survey] })],
);
