// A saved code as a history item, for the case that the phone has the code and not the list.
import { usedCodeDescription } from "../../contract/claimed";
import type { HistoryItem } from "../../contract/history";
import type { WalletCode } from "../../platform/wallet";

const descriptions = {
	usable: "viewCode",
	used: "used",
	ended: "codeExpired",
} as const;

/** The card of a saved code: opened, with the countdown it was saved with, used or ended where it is over. */
export function itemOfCode(code: WalletCode): HistoryItem {
	return {
		ext_transaction_id: code.transaction_id,
		privilege_ref: code.privilege_ref,
		brand_id: "",
		brand_name_th: code.brand_name_th,
		brand_name_en: code.brand_name_en,
		brand_logo: code.brand_logo,
		image_url: code.image_url,
		reward_name: code.reward_name,
		reward_name_en: code.reward_name_en,
		sub_name: code.sub_name,
		sub_name_en: code.sub_name_en,
		is_used_code: true,
		is_used_code_desc: usedCodeDescription[descriptions[code.over ?? "usable"]],
		redeem_datetime: null,
		expiration_datetime: code.expiration_datetime,
		countdown_datetime: code.countdown_time,
		reward_type: code.privilegetype,
		extra_payload: [],
		footer_message_en: code.footer_message_en,
		footer_message_th: code.footer_message_th,
		reserve_timeout: 0,
		used_datetime: null,
	};
}
