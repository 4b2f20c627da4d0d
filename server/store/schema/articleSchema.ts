// The tables of articles and notifications, and who joined or read them.
import {
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import type { ArticleCategory } from "../content/memberEntries";
import { dateTime, number } from "./columns";

/** Articles of every category (3 §3). */
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
		/** alt_reference of a survey's reward; empty for none. */
		privilege_reference: text().notNull(),
		valid_from: dateTime("valid_from").notNull(),
		valid_through: dateTime("valid_through").notNull(),
	},
	(it) => [index("articles_by_category").on(it.category, it.seq)],
);

/** Customers registered for activities. */
export const articleJoins = pgTable(
	"article_joins",
	{
		sub: text().notNull(),
		article_id: number("article_id").notNull(),
		joined_at: dateTime("joined_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.article_id] })],
);

/** News notifications (3 §3), shown to everybody from `sent_at` on. */
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
	sent_at: dateTime("sent_at").notNull(),
});

export const notificationReads = pgTable(
	"notification_reads",
	{
		sub: text().notNull(),
		campaign_id: number("campaign_id").notNull(),
		read_at: dateTime("read_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.campaign_id] })],
);
