// The kinds of content as tables: their keys, their order, their columns.
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema/schema";
import type { Kind } from "./contentSchema";

/** Kinds with a row per entry; codes are a pool. */
export type RowKind = Exclude<Kind, "codes">;

/** A table with the column of its primary key, and those of the order in lists. */
const tableKind = (table: PgTable, key: string, order = key) => ({
	table,
	key,
	order,
});

/** The kinds in the order of the import. */
export const contentKinds: Record<RowKind, ReturnType<typeof tableKind>> = {
	brands: tableKind(schema.brands, "brand_id", "seq"),
	categories: tableKind(schema.categories, "category_id"),
	surveys: tableKind(schema.surveys, "alt_reference"),
	survey_sections: tableKind(schema.surveySections, "sectionid", "survey, seq"),
	privileges: tableKind(schema.privileges, "privilege_id"),
	// After the privileges, as in the lock order of a claim: otherwise import and claim could deadlock.
	limit_groups: tableKind(schema.limitGroups, "name"),
	branches: tableKind(schema.branches, "branch_id"),
	group_deals: tableKind(schema.groupDeals, "alt_reference", "seq"),
	search_keywords: tableKind(schema.searchKeywords, "keyword", "seq"),
	banner_sets: tableKind(schema.bannerSets, "seq"),
	banners: tableKind(schema.banners, "bannerid", "set_seq, seq"),
	articles: tableKind(schema.articles, "article_id", "seq"),
	notifications: tableKind(schema.notifications, "campaign_id"),
	welcome_announcements: tableKind(schema.welcomeAnnouncements, "seq"),
	avatars: tableKind(schema.avatars, "avatar_id", "seq"),
	consents: tableKind(schema.consents, "consent_id", "seq"),
	games: tableKind(schema.games, "alt_reference", "seq"),
};
export const rowKinds = Object.keys(contentKinds) as RowKind[];

const emptyValues: Record<string, unknown> = {
	string: "",
	number: 0,
	boolean: false,
	json: {},
};
/** Defaults of columns that have none in the store and are not empty by default. */
const defaults: Record<string, unknown> = {
	is_available: true,
	barcode_format: "CODE128",
};

/** The columns of a kind, each with its value if the entry does not set it. */
export const columnsOf = (kind: RowKind) =>
	Object.values(getTableColumns(contentKinds[kind].table)).map((column) => ({
		name: column.name,
		isDate: column.dataType === "date",
		empty:
			column.default ??
			defaults[column.name] ??
			(column.notNull ? emptyValues[column.dataType] : null),
	}));
