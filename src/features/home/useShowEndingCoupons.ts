// The coupons that end soon, and whether home shows their row, without shifting the content.
import { useEffect, useState } from "react";
import { onVisibility } from "../../platform/browser/listen";
import { currentSession } from "../../platform/session/session";
import { local, storageKeys } from "../../platform/storage/storage";
import type { UnsavedCoupon } from "../../platform/storage/unsavedCoupons";
import type { WalletCode } from "../../platform/storage/wallet";

/** A code, or a coupon without a saved code, with the time left in ms. */
export interface EndingCoupon {
	code: WalletCode | UnsavedCoupon;
	left: number;
}

/** False for a code opened by its address, until the history names it. */
export const hasName = (code: WalletCode | UnsavedCoupon): boolean =>
	[
		code.reward_name,
		code.reward_name_en,
		code.brand_name_th,
		code.brand_name_en,
	].some(Boolean);

/** Whether home shows the row; decided when the codes are known (`isKnown`) and at each visit, until then as last time. */
export function useShowEndingCoupons(
	coupons: readonly EndingCoupon[],
	now: number,
	isKnown: boolean,
): boolean {
	const storageKey = storageKeys.endingSoon(currentSession()?.sub ?? "");
	const [shownLastTime] = useState(() => Number(local.get(storageKey)) > now);
	const [decided, setDecided] = useState<boolean | null>(null);
	if (decided === null && isKnown) setDecided(coupons.length > 0);
	// The app may have been open for days.
	useEffect(() => onVisibility("visible", () => setDecided(null)), []);
	const last = Math.max(0, ...coupons.map(({ left }) => now + left));
	useEffect(() => {
		if (!isKnown) return;
		if (last > 0) local.set(storageKey, String(last));
		else local.remove(storageKey);
	}, [isKnown, storageKey, last]);
	return (decided ?? shownLastTime) && (!isKnown || coupons.length > 0);
}
