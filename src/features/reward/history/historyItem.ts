// Saved codes and unsaved coupons as history items, for an incomplete list.
import { rewardType, usedCodeDescription } from "../../../contract/claimed";
import type { HistoryItem } from "../../../contract/history";
import { isActivity } from "../../../domain/code/cardStatus";
import type { CodeCard } from "../../../domain/code/codeCard";
import { codeCardOfItem } from "../../../domain/code/codeCardOf";
import type { UnsavedCoupon } from "../../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../../platform/storage/wallet";

const descriptions = {
	usable: "viewCode",
	used: "used",
	ended: "codeExpired",
} as const;

const descriptionOf = (code: WalletCode) =>
	code.over === "ended" && isActivity(code)
		? "activityExpired"
		: descriptions[code.over ?? "usable"];

const itemOfCard = (card: CodeCard) => ({
	...codeCardOfItem(card),
	redeem_datetime: null,
	used_datetime: null,
});

/** A saved code, used or ended according to its saved state. */
export function itemOfCode(code: WalletCode): HistoryItem {
	return {
		...itemOfCard(code),
		ext_transaction_id: code.transaction_id,
		is_used_code: true,
		is_used_code_desc: usedCodeDescription[descriptionOf(code)],
		countdown_datetime: code.countdown_time,
		reward_type: code.privilegetype,
		reserve_timeout: 0,
	};
}

/** A usable coupon whose code is not saved. */
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
	};
}
