// Saved codes as history items, where the list is missing.
import { rewardType, usedCodeDescription } from "../../../contract/claimed";
import type { HistoryItem } from "../../../contract/history";
import type { CodeCard } from "../../../domain/code/codeCard";
import type { UnsavedCoupon } from "../../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../../platform/storage/wallet";

const descriptions = {
	usable: "viewCode",
	used: "used",
	ended: "codeExpired",
} as const;

const itemOfCard = (card: CodeCard) => ({
	privilege_ref: card.privilege_ref,
	brand_id: card.brand_id,
	brand_name_th: card.brand_name_th,
	brand_name_en: card.brand_name_en,
	brand_logo: card.brand_logo,
	image_url: card.image_url,
	reward_name: card.reward_name,
	reward_name_en: card.reward_name_en,
	sub_name: card.sub_name,
	sub_name_en: card.sub_name_en,
	redeem_datetime: null,
	expiration_datetime: card.expiration_datetime,
	extra_payload: [],
	footer_message_en: card.footer_message_en,
	footer_message_th: card.footer_message_th,
});

/** Used or ended by its saved state. */
export function itemOfCode(code: WalletCode): HistoryItem {
	return {
		...itemOfCard(code),
		ext_transaction_id: code.transaction_id,
		is_used_code: true,
		is_used_code_desc: usedCodeDescription[descriptions[code.over ?? "usable"]],
		countdown_datetime: code.countdown_time,
		reward_type: code.privilegetype,
		reserve_timeout: 0,
		used_datetime: null,
	};
}

/** A usable coupon without its code. */
export function itemOfCoupon(coupon: UnsavedCoupon): HistoryItem {
	return {
		...itemOfCard(coupon),
		ext_transaction_id: coupon.transaction_id,
		is_used_code: coupon.is_used_code,
		is_used_code_desc:
			usedCodeDescription[coupon.is_used_code ? "viewCode" : "useCode"],
		countdown_datetime: coupon.countdown_time,
		reward_type: rewardType.couponCode,
		reserve_timeout: coupon.reserve_timeout,
		used_datetime: null,
	};
}
