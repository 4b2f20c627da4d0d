// The time by which the coupons of a list have ended: with thousands of them, only what has ended since is computed each second.
import { useMemo } from "react";
import { type CodeTimes, codeEnd } from "../../../domain/code/codeEnd";
import { useExpiryClock } from "../../../platform/http/clock";

/** The latest end of these coupons that has passed, in ms; 0 for none. By it the same ones have ended as by the clock, and it changes with the next end alone. Pass a stable list. */
export function useLastEnd(coupons: readonly CodeTimes[]): number {
	const { confirmedNow } = useExpiryClock(1000);
	const ends = useMemo(
		() => coupons.flatMap((coupon) => codeEnd(coupon) ?? []),
		[coupons],
	);
	return ends.reduce(
		(last, end) => (end <= confirmedNow ? Math.max(last, end) : last),
		0,
	);
}
