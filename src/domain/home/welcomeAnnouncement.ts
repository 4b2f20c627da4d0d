// The welcome announcement: whether it is hidden for today, and where it leads (3 §4, 3 §5).
import { nextPeriodStart } from "../text/calendar";

/** What the hide-today box keeps (3 §1 hide-announcement): the last ms of that day, and who ticked it. */
export interface HiddenAnnouncement {
	endDateTime: number;
	customerId: string;
}

/** Hides it until the end of the current Bangkok day; `now` in ms. */
export const hideForToday = (
	customerId: string,
	now: number,
): HiddenAnnouncement => ({
	customerId,
	endDateTime: nextPeriodStart("day", now) - 1,
});

/** Hidden only for the same customer on the same day: a clock that was set back hides nothing longer. */
export function isHiddenToday(
	hidden: HiddenAnnouncement | null,
	customerId: string,
	now: number,
): boolean {
	if (hidden === null || hidden.customerId !== customerId) return false;
	return hidden.endDateTime === nextPeriodStart("day", now) - 1;
}
