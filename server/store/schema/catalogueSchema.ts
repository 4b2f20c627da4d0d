// Tables of what the programme offers: brands and their branches, privileges with their codes, group deals, banners.
import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import type { BarcodeFormat } from "../../../src/contract/history";
import type {
	CriteriaRules,
	GroupRules,
	LimitRules,
} from "../content/catalogueEntries";
import { bilingual, safeInteger, validity } from "./columns";

export const brands = pg.pgTable("brands", {
	brand_id: safeInteger().primaryKey(),
	...bilingual("name"),
	logo: pg.text().notNull(),
	is_available: pg.boolean().notNull(),
	seq: pg.integer().notNull(),
	/** Shown in the branch tab in place of a list. */
	branch_text_th: pg.text().notNull().default(""),
	branch_text_en: pg.text().notNull().default(""),
});

export const branches = pg.pgTable(
	"branches",
	{
		branch_id: safeInteger().primaryKey(),
		brand_id: safeInteger().notNull(),
		...bilingual("name"),
		address: pg.text().notNull(),
		/** Empty if only `address` is known. */
		address_en: pg.text().notNull().default(""),
		province: pg.text().notNull(),
		lat: pg.doublePrecision().notNull(),
		lng: pg.doublePrecision().notNull(),
	},
	(it) => [pg.index("branches_by_brand").on(it.brand_id)],
);

export const categories = pg.pgTable("categories", {
	category_id: safeInteger().primaryKey(),
	/** 0 for a parent category. */
	parent_id: safeInteger().notNull(),
	...bilingual("name"),
	icon: pg.text().notNull(),
	seq: pg.integer().notNull(),
});

/** Privileges with shared limits; claims lock its row (claimPrivilege.ts). */
export const limitGroups = pg.pgTable("limit_groups", {
	name: pg.text().primaryKey(),
	rules: pg.jsonb().$type<GroupRules>().notNull().default({}),
});

export const privileges = pg.pgTable(
	"privileges",
	{
		privilege_id: safeInteger().primaryKey(),
		/** The 4-digit reference. */
		reference: pg.text().notNull().unique(),
		alt_reference: pg.text().notNull().unique(),
		brand_id: safeInteger().notNull(),
		category_id: safeInteger().notNull(),
		sub_category_id: safeInteger().notNull(),
		type: pg.integer().notNull(),
		...bilingual("name"),
		...bilingual("subname"),
		...bilingual("desc"),
		...bilingual("terms"),
		picture: pg.text().notNull(),
		point: pg.integer().notNull(),
		...validity(),
		reserve_timeout: pg.integer().notNull(),
		entry_total: pg.integer().notNull(),
		/** Decremented in the claim's transaction. */
		entry_remaining: pg.integer().notNull(),
		limits: pg.jsonb().$type<LimitRules>().notNull(),
		limit_group: pg.text(),
		criteria: pg.jsonb().$type<CriteriaRules>().notNull(),
		hidden: pg.boolean().notNull(),
		used_for: pg.text(),
		display: pg.text(),
		...bilingual("button"),
		...bilingual("button_more"),
		...bilingual("footer"),
		barcode_format: pg.text().$type<BarcodeFormat>().notNull(),
		link: pg.text().notNull(),
		display_type: pg.integer(),
	},
	(it) => [
		pg.index("privileges_by_category").on(it.category_id, it.sub_category_id),
		pg.index("privileges_by_brand").on(it.brand_id),
	],
);

/** The code pool: a code is free while it has no transaction. */
export const codes = pg.pgTable(
	"codes",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		privilege_id: safeInteger().notNull(),
		code: pg.text().notNull(),
		transaction_id: pg.text().unique(),
	},
	(it) => [
		pg.unique("codes_once_a_privilege").on(it.privilege_id, it.code),
		pg
			.index("codes_free")
			.on(it.privilege_id, it.id)
			.where(sql`transaction_id is null`),
	],
);

/** Group deals (2 §3); `items` are privilege ids in display order. */
export const groupDeals = pg.pgTable("group_deals", {
	alt_reference: pg.text().primaryKey(),
	...bilingual("group_name"),
	...bilingual("detail"),
	picture: pg.text().notNull(),
	/** 2: not open yet (2 §4). */
	status: pg.integer().notNull(),
	items: pg.jsonb().$type<number[]>().notNull(),
	seq: pg.integer().notNull(),
});

export const searchKeywords = pg.pgTable("search_keywords", {
	keyword: pg.text().primaryKey(),
	picture: pg.text().notNull(),
	seq: pg.integer().notNull(),
});

export const bannerSets = pg.pgTable("banner_sets", {
	seq: pg.integer().primaryKey(),
	...bilingual("name"),
	layout_section: pg.text().notNull(),
	isdeleted: pg.boolean().notNull(),
	...validity(),
});

export const banners = pg.pgTable("banners", {
	bannerid: safeInteger().primaryKey(),
	set_seq: pg.integer().notNull(),
	seq: pg.integer().notNull(),
	...bilingual("name"),
	...bilingual("description"),
	path: pg.text().notNull(),
	call_to_action: pg.text().notNull(),
	picture: pg.text().notNull(),
	brand_id: safeInteger(),
	/** The tiers that see it; empty for everyone. */
	tiers: pg.jsonb().$type<string[]>().notNull().default([]),
});
