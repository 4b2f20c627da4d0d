// Tables of what the programme offers: brands and their branches, privileges with their codes, group deals, banners.
import { sql } from "drizzle-orm";
import {
	bigserial,
	boolean,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	unique,
} from "drizzle-orm/pg-core";
import type {
	CriteriaRules,
	GroupRules,
	LimitRules,
} from "../content/catalogueEntries";
import { dateTime, number } from "./columns";

export const brands = pgTable("brands", {
	brand_id: number("brand_id").primaryKey(),
	name_th: text().notNull(),
	name_en: text().notNull(),
	logo: text().notNull(),
	is_available: boolean().notNull(),
	seq: integer().notNull(),
	/** Shown in the branch tab in place of a list. */
	branch_text_th: text().notNull().default(""),
	branch_text_en: text().notNull().default(""),
});

export const branches = pgTable(
	"branches",
	{
		branch_id: number("branch_id").primaryKey(),
		brand_id: number("brand_id").notNull(),
		name_th: text().notNull(),
		name_en: text().notNull(),
		address: text().notNull(),
		province: text().notNull(),
		lat: doublePrecision().notNull(),
		lng: doublePrecision().notNull(),
	},
	(it) => [index("branches_by_brand").on(it.brand_id)],
);

export const categories = pgTable("categories", {
	category_id: number("category_id").primaryKey(),
	/** 0 for a parent category. */
	parent_id: number("parent_id").notNull(),
	name_th: text().notNull(),
	name_en: text().notNull(),
	icon: text().notNull(),
	seq: integer().notNull(),
});

/** Privileges with shared limits; claims lock its row (claimPrivilege.ts). */
export const limitGroups = pgTable("limit_groups", {
	name: text().primaryKey(),
	rules: jsonb().$type<GroupRules>().notNull().default({}),
});

export const privileges = pgTable(
	"privileges",
	{
		privilege_id: number("privilege_id").primaryKey(),
		/** The 4-digit reference. */
		reference: text().notNull().unique(),
		alt_reference: text().notNull().unique(),
		brand_id: number("brand_id").notNull(),
		category_id: number("category_id").notNull(),
		sub_category_id: number("sub_category_id").notNull(),
		type: integer().notNull(),
		name_th: text().notNull(),
		name_en: text().notNull(),
		subname_th: text().notNull(),
		subname_en: text().notNull(),
		desc_th: text().notNull(),
		desc_en: text().notNull(),
		terms_th: text().notNull(),
		terms_en: text().notNull(),
		picture: text().notNull(),
		point: integer().notNull(),
		valid_from: dateTime("valid_from").notNull(),
		valid_through: dateTime("valid_through").notNull(),
		reserve_timeout: integer().notNull(),
		entry_total: integer().notNull(),
		/** Decremented in the claim's transaction. */
		entry_remaining: integer().notNull(),
		limits: jsonb().$type<LimitRules>().notNull(),
		limit_group: text(),
		criteria: jsonb().$type<CriteriaRules>().notNull(),
		hidden: boolean().notNull(),
		used_for: text(),
		display: text(),
		button_th: text().notNull(),
		button_en: text().notNull(),
		button_more_th: text().notNull(),
		button_more_en: text().notNull(),
		footer_th: text().notNull(),
		footer_en: text().notNull(),
		barcode_format: text().notNull(),
		link: text().notNull(),
		display_type: integer(),
	},
	(it) => [
		index("privileges_by_category").on(it.category_id, it.sub_category_id),
		index("privileges_by_brand").on(it.brand_id),
	],
);

/** The code pool: a code is free while it has no transaction. */
export const codes = pgTable(
	"codes",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		privilege_id: number("privilege_id").notNull(),
		code: text().notNull(),
		transaction_id: text().unique(),
	},
	(it) => [
		unique("codes_once_a_privilege").on(it.privilege_id, it.code),
		index("codes_free")
			.on(it.privilege_id, it.id)
			.where(sql`transaction_id is null`),
	],
);

/** Group deals (2 §3); `items` are privilege ids in display order. */
export const groupDeals = pgTable("group_deals", {
	alt_reference: text().primaryKey(),
	group_name_th: text().notNull(),
	group_name_en: text().notNull(),
	detail_th: text().notNull(),
	detail_en: text().notNull(),
	picture: text().notNull(),
	/** 2: not open yet (2 §4). */
	status: integer().notNull(),
	items: jsonb().$type<number[]>().notNull(),
	seq: integer().notNull(),
});

/** The recommended search keywords. */
export const searchKeywords = pgTable("search_keywords", {
	keyword: text().primaryKey(),
	picture: text().notNull(),
	seq: integer().notNull(),
});

export const bannerSets = pgTable("banner_sets", {
	seq: integer().primaryKey(),
	name_th: text().notNull(),
	name_en: text().notNull(),
	layout_section: text().notNull(),
	isdeleted: boolean().notNull(),
	valid_from: dateTime("valid_from").notNull(),
	valid_through: dateTime("valid_through").notNull(),
});

export const banners = pgTable("banners", {
	bannerid: number("bannerid").primaryKey(),
	set_seq: integer().notNull(),
	seq: integer().notNull(),
	name_th: text().notNull(),
	name_en: text().notNull(),
	description_th: text().notNull(),
	description_en: text().notNull(),
	path: text().notNull(),
	call_to_action: text().notNull(),
	picture: text().notNull(),
	brand_id: number("brand_id"),
	/** The tiers that see it; none for everyone. */
	tiers: jsonb().$type<string[]>().notNull().default([]),
});
