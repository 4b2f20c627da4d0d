// Makes the code card of a history item or a privilege, and the reference for looking it up in the history. The schema is in codeCard.ts, which is all that home's first load needs.
import * as v from "valibot";
import type { Privilege } from "../../contract/privilegeFields";
import { type CodeCard, codeCard, hasRewardName } from "./codeCard";

/** Picks the card's fields from an item or a code. */
export const codeCardOfItem = (item: CodeCard): CodeCard =>
	v.parse(codeCard, item);

export function codeCardOfPrivilege(privilege: Privilege): CodeCard {
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
		extra_payload: privilege.extrapayload,
	};
}

/** The reference to search the history by; "" (all) for a bare card, whose reference may be a privilege id. A search without a result proves nothing, since a host may not know the reference. */
export const historySearchReference = (card: CodeCard) =>
	hasRewardName(card) ? card.privilege_ref : "";
