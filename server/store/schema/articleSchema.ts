// The tables of articles and notifications, who joined and read what.
import {
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import type { ArticleCategory } from "../content/articleCategory";
import { moment, number } from "./columns";

/** Articles of every kind (3 §3); where one is listed, `category` says. */
export const articles = pgTable(
	"articles",
	{
		article_id: number("article_id").primaryKey(),
		alt_reference: text().notNull().unique(),
		category: text().$type<ArticleCategory>().notNull(),
		title_th: text().notNull(),
		title_en: text().notNull(),
		cover: text().notNull(),
		video: text().notNull(),
		content_th: text().notNull(),
		content_en: text().notNull(),
		seq: integer().notNull(),
		call_to_action: boolean().notNull(),
		action_type: integer().notNull(),
		reference: text().notNull(),
		button_th: text().notNull(),
		button_en: text().notNull(),
		/** The reward of a survey, by alt_reference; empty: none. */
		privilege_reference: text().notNull(),
		valid_from: moment("valid_from").notNull(),
		valid_through: moment("valid_through").notNull(),
	},
	(it) => [index("articles_by_category").on(it.category, it.seq)],
);

/** Who takes part in which activity. */
export const articleJoins = pgTable(
	"article_joins",
	{
		sub: text().notNull(),
		article_id: number("article_id").notNull(),
		joined_at: moment("joined_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.article_id] })],
);

/** The news notifications (3 §3); everybody gets them from `sent_at` on. */
export const notifications = pgTable("notifications", {
	campaign_id: number("campaign_id").primaryKey(),
	picture: text().notNull(),
	brand_id: number("brand_id"),
	header_th: text().notNull(),
	header_en: text().notNull(),
	title_th: text().notNull(),
	title_en: text().notNull(),
	action_type: integer().notNull(),
	reference: text().notNull(),
	sent_at: moment("sent_at").notNull(),
});

export const notificationReads = pgTable(
	"notification_reads",
	{
		sub: text().notNull(),
		campaign_id: number("campaign_id").notNull(),
		read_at: moment("read_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.campaign_id] })],
);
