// A privilege as every list shows it (2 §3).
import * as v from "valibot";
import * as field from "./fields";

export const privilegeCard = v.object({
	privilege_id: field.idOrNone,
	alt_reference: field.id,
	/** The privilege type, 0 where it is unknown; an addition of the reference API. */
	type: field.count,
	name_th: field.textOrNone,
	name_en: field.textOrNone,
	subname_th: field.textOrNone,
	subname_en: field.textOrNone,
	privilege_image_url: field.textOrNone,
	brand_id: field.idOrNone,
	brand_name_th: field.textOrNone,
	brand_name_en: field.textOrNone,
	brand_logo: field.textOrNone,
	privilege_group_image: field.optionalList(v.object({ key: field.text })),
	extrapayload: field.payloadList,
	is_added_favorite: field.flag,
	is_per_device_limit: field.flag,
	is_overall_limit: field.flag,
	out_of_stock: field.flag,
	display_redeem_badge: field.flag,
	distance: field.distance,
	criteria_is_visible: field.flagOrTrue,
	valid_through: field.endMoment,
	tx_timestamp: field.msOrNull,
});
export type PrivilegeCard = v.InferOutput<typeof privilegeCard>;
