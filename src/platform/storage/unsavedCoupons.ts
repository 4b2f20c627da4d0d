// Usable coupons whose code is not on this phone, most of them because a clock would start with it: noted, so that their end is not missed (O08).
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { local, storageKeys } from "./storage";
import type { WalletCode } from "./wallet";

const coupon = v.object({
	...codeCard.entries,
	transaction_id: v.string(),
	countdown_time: v.nullable(v.string()),
	/** It was opened, or claimed to be used now. */
	is_used_code: v.optional(v.boolean(), true),
	/** Minutes that its clock would run, 0 without one. */
	reserve_timeout: v.optional(v.number(), 0),
});
export type UnsavedCoupon = v.InferOutput<typeof coupon>;

/** Those of a customer, but for what has come into the wallet since. */
export const unsavedCoupons = (
	sub: string,
	saved: readonly Pick<WalletCode, "transaction_id">[],
): UnsavedCoupon[] =>
	(local.read(storageKeys.unsaved(sub), v.array(coupon)) ?? []).filter(
		({ transaction_id }) =>
			!saved.some((code) => code.transaction_id === transaction_id),
	);
