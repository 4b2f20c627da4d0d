// A time that changes only when a coupon of a list ends, so that what depends on thousands of coupons is not computed each second.
import { useMemo } from "react";
import { type CodeTimes, codeEnd } from "../../../domain/code/codeEnd";
import { useExpiryClock } from "../../../platform/http/clock";

/** Returns the latest past end of these coupons in ms, 0 for none. Used instead of the current time, it gives the same answer to whether each of them has ended. Pass a memoised list. */
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
