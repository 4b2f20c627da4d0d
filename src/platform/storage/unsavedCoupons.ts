// Usable coupons without a saved code, which are stored so that their end is shown (O08).
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { local, storageKeys } from "./storage";
import type { WalletCode } from "./wallet";

const coupon = v.object({
	...codeCard.entries,
	transaction_id: v.string(),
	countdown_time: v.nullable(v.string()),
	is_used_code: v.optional(v.boolean(), true),
	reserve_timeout: v.optional(v.number(), 0),
});
export type UnsavedCoupon = v.InferOutput<typeof coupon>;

export const unsavedCoupons = (
	sub: string,
	saved: readonly Pick<WalletCode, "transaction_id">[],
): UnsavedCoupon[] =>
	(local.read(storageKeys.unsaved(sub), v.array(coupon)) ?? []).filter(
		({ transaction_id }) =>
			!saved.some((code) => code.transaction_id === transaction_id),
	);
