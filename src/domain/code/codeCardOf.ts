// Makes the code card of a history item or a privilege, and the reference for looking it up in the history. The schema is in codeCard.ts: home's first load needs that alone.
import * as v from "valibot";
import type { Privilege } from "../../contract/privilegeFields";
import { type CodeCard, codeCard, hasRewardName } from "./codeCard";

/** The card's fields of an item or a code, which have more. */
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

/** The reference by which the history is searched; "" (all) for a bare card, whose reference may be a privilege id. A host need not know it: that nothing is found proves nothing. */
export const historySearchReference = (card: CodeCard) =>
	hasRewardName(card) ? card.privilege_ref : "";
