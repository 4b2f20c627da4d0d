// Group deals (2 §3, 2 §7).
import * as v from "valibot";
import { post } from "./endpoint";
import * as field from "./fields";

export const groupDealItem = v.object({
	alt_reference: field.id,
	name_en: field.textOrNone,
	name_th: field.textOrNone,
	subname_en: field.textOrNone,
	subname_th: field.textOrNone,
	privilege_image_url: field.textOrNone,
	brand: field.orNull(v.object({ brandlogoimage_url: field.textOrNone })),
	is_favorite: field.flag,
	criteria_is_visible: field.flagOrTrue,
	display_redeem_badge: field.flag,
	is_overall_limit: field.flag,
	out_of_stock: field.flag,
});
export type GroupDealItem = v.InferOutput<typeof groupDealItem>;

/** Statuses of a group: open, or not open yet (2 §4). */
export const groupStatus = { open: 1, notOpenYet: 2 } as const;

/** POST PrivilegeGroupDetailV2; only visible items. Errors: 10018. */
export const privilegeGroupDetailV2 = post(
	"internal/Privilege/PrivilegeGroupDetailV2",
	v.object({ pvg_ref: field.shortInput }),
	v.object({
		detail: v.object({
			group_name_en: field.textOrNone,
			group_name_th: field.textOrNone,
			detail_en: field.richText,
			detail_th: field.richText,
			cover_image_url: field.textOrNone,
			alt_reference: field.idOrNone,
			status: field.count,
		}),
		privilege_group_item: field.listOf(groupDealItem),
	}),
);
