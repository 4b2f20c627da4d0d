// The start of the next Bangkok day, week or month, when a limit opens again (2 §4).
import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** The start of the next period in Bangkok, in ms; weeks start on Monday. */
export function nextPeriodStart(of: "day" | "week" | "month", now: number) {
	const today = dayjs.utc(now).utcOffset(7).startOf("day");
	if (of === "month") return today.startOf("month").add(1, "month").valueOf();
	const days = of === "day" ? 1 : 7 - ((today.day() + 6) % 7);
	return today.add(days, "day").valueOf();
}
