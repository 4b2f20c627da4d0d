// What the code screen shows around a code, in the history item's field names; saved with the code.
import * as v from "valibot";
import { type HistoryItem, historyItem } from "../../contract/history";
import type { Privilege } from "../../contract/privilegeFields";

export const codeCard = v.pick(historyItem, [
	"privilege_ref",
	"brand_id",
	"brand_name_th",
	"brand_name_en",
	"brand_logo",
	"image_url",
	"reward_name",
	"reward_name_en",
	"sub_name",
	"sub_name_en",
	"expiration_datetime",
	"footer_message_th",
	"footer_message_en",
]);
export type CodeCard = v.InferOutput<typeof codeCard>;

export function cardOfItem(item: HistoryItem): CodeCard {
	return v.parse(codeCard, item);
}

export function cardOfPrivilege(privilege: Privilege): CodeCard {
	return {
		privilege_ref: privilege.alt_reference,
		brand_id: privilege.brand_id,
		brand_name_th: privilege.brand_name_th,
		brand_name_en: privilege.brand_name_en,
		brand_logo: privilege.brand_logo,
		image_url: privilege.privilege_image_url,
		reward_name: privilege.name_th,
		reward_name_en: privilege.name_en,
		sub_name: privilege.subname_th,
		sub_name_en: privilege.subname_en,
		expiration_datetime: privilege.valid_through,
		footer_message_th: privilege.footermessageth,
		footer_message_en: privilege.footermessageen,
	};
}

export function bareCard(reference: string): CodeCard {
	return v.parse(codeCard, { privilege_ref: reference });
}

/** The reference for a search in the history; "" (all) for a bare card, which may have a privilege id instead. */
export const searchReference = ({ reward_name, privilege_ref }: CodeCard) =>
	reward_name ? privilege_ref : "";
