// The tables of articles and notifications, and who joined or read them.
import * as pg from "drizzle-orm/pg-core";
import type { ArticleCategory } from "../content/memberEntries";
import { dateTime, number } from "./columns";

/** Articles of every category (3 §3). */
export const articles = pg.pgTable(
	"articles",
	{
		article_id: number("article_id").primaryKey(),
		alt_reference: pg.text().notNull().unique(),
		category: pg.text().$type<ArticleCategory>().notNull(),
		title_th: pg.text().notNull(),
		title_en: pg.text().notNull(),
		cover: pg.text().notNull(),
		video: pg.text().notNull(),
		content_th: pg.text().notNull(),
		content_en: pg.text().notNull(),
		seq: pg.integer().notNull(),
		call_to_action: pg.boolean().notNull(),
		action_type: pg.integer().notNull(),
		reference: pg.text().notNull(),
		button_th: pg.text().notNull(),
		button_en: pg.text().notNull(),
		/** alt_reference of a survey's reward; empty for none. */
		privilege_reference: pg.text().notNull(),
		valid_from: dateTime("valid_from").notNull(),
		valid_through: dateTime("valid_through").notNull(),
	},
	(it) => [pg.index("articles_by_category").on(it.category, it.seq)],
);

/** Customers registered for activities. */
export const articleJoins = pg.pgTable(
	"article_joins",
	{
		sub: pg.text().notNull(),
		article_id: number("article_id").notNull(),
		joined_at: dateTime("joined_at").notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.article_id] })],
);

/** News notifications (3 §3), shown to everybody from `sent_at` on. */
export const notifications = pg.pgTable("notifications", {
	campaign_id: number("campaign_id").primaryKey(),
	picture: pg.text().notNull(),
	brand_id: number("brand_id"),
	header_th: pg.text().notNull(),
	header_en: pg.text().notNull(),
	title_th: pg.text().notNull(),
	title_en: pg.text().notNull(),
	action_type: pg.integer().notNull(),
	reference: pg.text().notNull(),
	sent_at: dateTime("sent_at").notNull(),
});

export const notificationReads = pg.pgTable(
	"notification_reads",
	{
		sub: pg.text().notNull(),
		campaign_id: number("campaign_id").notNull(),
		read_at: dateTime("read_at").notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.campaign_id] })],
);
