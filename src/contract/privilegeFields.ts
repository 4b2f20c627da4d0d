// The shapes of a privilege: the detail, stock and limits (2 §3).
import * as v from "valibot";
import {
	count,
	flag,
	flagOrTrue,
	idOrNone,
	moment,
	orNull,
	payloadList,
	text,
} from "./fields";

/** Privilege types (2 §3). */
export const privilegeType = {
	physical: 1,
	code: 4,
	onlineCode: 8,
	urlCode: 9,
} as const;

/** Stock as CheckStock and the detail give it (2 §3). */
export const stock = v.object({
	out_of_stock: flag,
	entry_remaining_qty: count,
	entry_total: count,
});
export type Stock = v.InferOutput<typeof stock>;

/** The counter that the limit check stopped at (2 §3 privilege_limitstat). */
export const limitTarget = [
	"overall",
	"overall_day",
	"overall_week",
	"overall_month",
	"customer",
	"customer_day",
	"customer_week",
	"customer_month",
	"device",
	"total_device",
	"group",
] as const;

/** Limits as CheckLimit and the detail give them (2 §3). */
export const limits = v.object({
	is_limited: flag,
	is_validate_limit_pass: flagOrTrue,
	is_group_limit: flag,
	limited_reason_th: text,
	limited_reason_en: text,
	is_overall_limit: flag,
	is_per_device_limit: flag,
	is_customer_limit: flag,
	is_total_device_limit: flag,
	is_overall_per_day_limit: flag,
	is_overall_per_week_limit: flag,
	is_overall_per_month_limit: flag,
	privilege_limitstat: orNull(
		v.object({
			redeemtargetcheck: orNull(v.picklist(limitTarget)),
			total: count,
			used: count,
		}),
	),
	privilege_limit_summary: orNull(
		v.object({
			is_group_customer_limit: flag,
			is_group_device_limit: flag,
			is_group_overall_limit: flag,
			is_group_per_day_limit: flag,
			is_group_per_week_limit: flag,
			is_group_per_month_limit: flag,
		}),
	),
});
export type Limits = v.InferOutput<typeof limits>;

/** The privilege as Detail and DetailV2 reply (2 §3). */
export const privilege = v.object({
	privilege_id: idOrNone,
	reference: text,
	/** Empty where the reply does not repeat it. */
	alt_reference: idOrNone,
	name_th: text,
	name_en: text,
	subname_th: text,
	subname_en: text,
	desc_th: text,
	desc_en: text,
	termsandcondsth: text,
	termsandcondsen: text,
	privilege_image_url: text,
	point_ref: text,
	value_ref: text,
	valid_from: moment,
	valid_through: moment,
	is_added_favorite: flag,
	is_already_received: flag,
	/** An unknown type is claimed like a coupon. */
	type: count,
	criteria_is_visible: flagOrTrue,
	criteria_is_issue: flagOrTrue,
	criteria_visible_reason_th: text,
	criteria_visible_reason_en: text,
	criteria_issue_reason_th: text,
	criteria_issue_reason_en: text,
	brand_id: idOrNone,
	brand_name_th: text,
	brand_name_en: text,
	brand_logo: text,
	/** Length of the countdown in minutes, 0 without one (2 §4). */
	reserve_timeout: count,
	footermessageth: text,
	footermessageen: text,
	ext_transaction_id: text,
	is_used_code: flag,
	is_used_code_desc: text,
	is_available_brand: flagOrTrue,
	extrapayload: payloadList,
	privilege_display: orNull(
		v.object({
			button_active_name_th: text,
			button_active_name_en: text,
			button_get_more_name_th: text,
			button_get_more_name_en: text,
		}),
	),
	privilege_criteria: orNull(v.object({ device_desc: text })),
	...stock.entries,
	...limits.entries,
});
export type Privilege = v.InferOutput<typeof privilege>;
