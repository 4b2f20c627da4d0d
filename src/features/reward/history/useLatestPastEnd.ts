// A time that changes only when a coupon of a list ends, so that what depends on thousands of coupons is not computed each second.
import { useMemo } from "react";
import { type CodeTimes, codeEnd } from "../../../domain/code/codeEnd";
import { useExpiryClock } from "../../../platform/http/clock";

/** The latest end of these coupons that has passed, in ms; 0 for none. Used as the time now, it says of each of them whether it has ended. Pass a stable list. */
export function useLatestPastEnd(coupons: readonly CodeTimes[]): number {
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
