// Whether home is on the screen, and whether its welcome announcement is hidden for today (3 §4, 3 §5).
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import { pagePath } from "../app/link";
import { isHomePath } from "../app/parentPage";

/** Whether a page shows home; `privilege` is the reference of one open over it, if any. */
export const isHomeShown = (
	pathname: string,
	privilege: string | null | undefined,
): boolean => isHomePath(pagePath(pathname)) && !privilege;

/** The stored hide-announcement value: last ms of the day and the customer (3 §1). */
export interface HiddenAnnouncement {
	endDateTime: number;
	customerId: string;
}

/** The value that hides the announcement until the end of the Bangkok day of `now` (ms). */
export const hideForToday = (
	customerId: string,
	now: number,
): HiddenAnnouncement => ({
	customerId,
	endDateTime: nextPeriodStart("day", now) - 1,
});

/** Compares the exact day, so that a clock that was set back does not hide it longer. */
export function isHiddenToday(
	hidden: HiddenAnnouncement | null,
	customerId: string,
	now: number,
): boolean {
	if (hidden === null || hidden.customerId !== customerId) return false;
	return hidden.endDateTime === nextPeriodStart("day", now) - 1;
}
