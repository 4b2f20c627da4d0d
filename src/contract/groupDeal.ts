// Group deals (2 §3, 2 §7).
import * as v from "valibot";
import { post } from "./endpoint";
import {
	count,
	flag,
	flagOrTrue,
	id,
	listOf,
	orNull,
	shortInput,
	text,
} from "./fields";

export const groupDealItem = v.object({
	alt_reference: id,
	name_en: text,
	name_th: text,
	subname_en: text,
	subname_th: text,
	privilege_image_url: text,
	brand: orNull(v.object({ brandlogoimage_url: text })),
	is_favorite: flag,
	criteria_is_visible: flagOrTrue,
	display_redeem_badge: flag,
	is_overall_limit: flag,
	out_of_stock: flag,
});
export type GroupDealItem = v.InferOutput<typeof groupDealItem>;

/** Statuses of a group: open, or not open yet (2 §4). */
export const groupStatus = { open: 1, notOpenYet: 2 } as const;

/** POST PrivilegeGroupDetailV2; only visible items. Errors: 10018. */
export const privilegeGroupDetailV2 = post(
	"internal/Privilege/PrivilegeGroupDetailV2",
	v.object({ pvg_ref: shortInput }),
	v.object({
		detail: v.object({
			group_name_en: text,
			group_name_th: text,
			detail_en: text,
			detail_th: text,
			cover_image_url: text,
			alt_reference: id,
			status: count,
		}),
		privilege_group_item: listOf(groupDealItem),
	}),
);
