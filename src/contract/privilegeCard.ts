// A privilege as every list shows it (2 §3).
import * as v from "valibot";
import {
	flag,
	flagOrTrue,
	id,
	idOrNone,
	moment,
	numberOrNull,
	optionalList,
	payloadList,
	text,
} from "./fields";

export const privilegeCard = v.object({
	privilege_id: idOrNone,
	alt_reference: id,
	name_th: text,
	name_en: text,
	subname_th: text,
	subname_en: text,
	privilege_image_url: text,
	brand_id: idOrNone,
	brand_name_th: text,
	brand_name_en: text,
	brand_logo: text,
	privilege_group_image: optionalList(v.object({ key: text })),
	extrapayload: payloadList,
	is_added_favorite: flag,
	is_per_device_limit: flag,
	is_overall_limit: flag,
	out_of_stock: flag,
	display_redeem_badge: flag,
	distance: numberOrNull,
	criteria_is_visible: flagOrTrue,
	valid_through: moment,
	tx_timestamp: numberOrNull,
});
export type PrivilegeCard = v.InferOutput<typeof privilegeCard>;
