// The kinds of content as tables: their keys, their order, their columns.
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema/schema";
import type { Kind } from "./contentSchema";

/** Kinds with a row per entry; codes are a pool. */
export type RowKind = Exclude<Kind, "codes">;

/** A table with the column of its primary key, and those of the order in lists. */
const kind = (table: PgTable, key: string, order = key) => ({
	table,
	key,
	order,
});

export const contentKinds: Record<RowKind, ReturnType<typeof kind>> = {
	brands: kind(schema.brands, "brand_id", "seq"),
	categories: kind(schema.categories, "category_id"),
	limit_groups: kind(schema.limitGroups, "name"),
	surveys: kind(schema.surveys, "alt_reference"),
	survey_sections: kind(schema.surveySections, "sectionid", "survey, seq"),
	privileges: kind(schema.privileges, "privilege_id"),
	branches: kind(schema.branches, "branch_id"),
	group_deals: kind(schema.groupDeals, "alt_reference", "seq"),
	search_keywords: kind(schema.searchKeywords, "keyword", "seq"),
	banner_sets: kind(schema.bannerSets, "seq"),
	banners: kind(schema.banners, "bannerid", "set_seq, seq"),
	articles: kind(schema.articles, "article_id", "seq"),
	notifications: kind(schema.notifications, "campaign_id"),
	welcome_announcements: kind(schema.welcomeAnnouncements, "seq"),
	avatars: kind(schema.avatars, "avatar_id", "seq"),
	consents: kind(schema.consents, "consent_id", "seq"),
	games: kind(schema.games, "alt_reference", "seq"),
};
export const rowKinds = Object.keys(contentKinds) as RowKind[];

const emptyValues: Record<string, unknown> = {
	string: "",
	number: 0,
	boolean: false,
	json: {},
};
/** Columns whose default differs from the empty value of their type. */
const defaults: Record<string, unknown> = {
	is_available: true,
	tiers: [],
	barcode_format: "CODE128",
};

/** The columns of a kind, each with its value where the entry does not set it. */
export const columnsOf = (of: RowKind) =>
	Object.values(getTableColumns(contentKinds[of].table)).map((column) => ({
		name: column.name,
		isDate: column.dataType === "date",
		empty:
			defaults[column.name] ??
			(column.notNull ? emptyValues[column.dataType] : null),
	}));
