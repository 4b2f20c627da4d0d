// The shapes of a privilege: the detail, stock and limits (2 §3).
import * as v from "valibot";
import * as field from "./fields";

/** Privilege types (2 §3). */
export const privilegeType = {
	physical: 1,
	code: 4,
	onlineCode: 8,
	urlCode: 9,
} as const;

/** Stock as CheckStock and the detail give it (2 §3). */
export const stock = v.object({
	out_of_stock: field.flag,
	/** null if the host gives none; out_of_stock alone decides then. */
	entry_remaining_qty: field.numberOrNull,
	entry_total: field.count,
});
export type Stock = v.InferOutput<typeof stock>;

/** The counter that the limit check stopped at (2 §3 privilege_limitstat). */
const limitTargets = [
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
	is_limited: field.flag,
	is_validate_limit_pass: field.flagOrTrue,
	is_group_limit: field.flag,
	limited_reason_th: field.textOrNone,
	limited_reason_en: field.textOrNone,
	is_overall_limit: field.flag,
	is_per_device_limit: field.flag,
	is_customer_limit: field.flag,
	is_total_device_limit: field.flag,
	is_overall_per_day_limit: field.flag,
	is_overall_per_week_limit: field.flag,
	is_overall_per_month_limit: field.flag,
	privilege_limitstat: field.orNull(
		v.object({
			redeemtargetcheck: field.orNull(
				v.pipe(field.word, v.picklist(limitTargets)),
			),
			total: field.count,
			used: field.count,
		}),
	),
	privilege_limit_summary: field.orNull(
		v.object({
			is_group_customer_limit: field.flag,
			is_group_device_limit: field.flag,
			is_group_overall_limit: field.flag,
			is_group_per_day_limit: field.flag,
			is_group_per_week_limit: field.flag,
			is_group_per_month_limit: field.flag,
		}),
	),
});
export type Limits = v.InferOutput<typeof limits>;

/** The privilege as Detail and DetailV2 reply (2 §3). */
export const privilege = v.object({
	privilege_id: field.idOrNone,
	/** Its two references, empty if the reply does not repeat them. */
	reference: field.idOrNone,
	alt_reference: field.idOrNone,
	name_th: field.textOrNone,
	name_en: field.textOrNone,
	subname_th: field.textOrNone,
	subname_en: field.textOrNone,
	desc_th: field.richText,
	desc_en: field.richText,
	termsandcondsth: field.richText,
	termsandcondsen: field.richText,
	privilege_image_url: field.textOrNone,
	point_ref: field.text,
	value_ref: field.text,
	valid_from: field.moment,
	valid_through: field.endMoment,
	is_added_favorite: field.flag,
	is_already_received: field.flag,
	/** An unknown type is claimed like a coupon. */
	type: field.count,
	criteria_is_visible: field.flagOrTrue,
	criteria_is_issue: field.flagOrTrue,
	criteria_visible_reason_th: field.textOrNone,
	criteria_visible_reason_en: field.textOrNone,
	criteria_issue_reason_th: field.textOrNone,
	criteria_issue_reason_en: field.textOrNone,
	brand_id: field.idOrNone,
	brand_name_th: field.textOrNone,
	brand_name_en: field.textOrNone,
	brand_logo: field.textOrNone,
	/** Length of the countdown in minutes, 0 without one (2 §4). */
	reserve_timeout: field.count,
	footermessageth: field.textOrNone,
	footermessageen: field.textOrNone,
	ext_transaction_id: field.textOrNone,
	is_used_code: field.flag,
	is_used_code_desc: field.word,
	is_available_brand: field.flagOrTrue,
	extrapayload: field.payloadList,
	privilege_display: field.orNull(
		v.object({
			button_active_name_th: field.textOrNone,
			button_active_name_en: field.textOrNone,
			button_get_more_name_th: field.textOrNone,
			button_get_more_name_en: field.textOrNone,
		}),
	),
	privilege_criteria: field.orNull(v.object({ device_desc: field.textOrNone })),
	...stock.entries,
	...limits.entries,
});
export type Privilege = v.InferOutput<typeof privilege>;
