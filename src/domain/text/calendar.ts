// Arithmetic on Bangkok days: when the next day, week or month starts, which is when a limit opens again (2 §4).
import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** When the next Bangkok day, week (from Monday) or month starts after `now`, in ms. */
export function nextPeriodStart(
	of: "day" | "week" | "month",
	now: number,
): number {
	const today = dayjs.utc(now).utcOffset(7).startOf("day");
	if (of === "month") return today.startOf("month").add(1, "month").valueOf();
	// Sunday is 0 in every locale here: a week ends with it.
	const days = of === "day" ? 1 : 7 - ((today.day() + 6) % 7);
	return today.add(days, "day").valueOf();
}
