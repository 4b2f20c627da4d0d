// The start of the next Bangkok day, week or month, when a limit ends, for the app and the API (2 §4).
import { bangkokOffsetMs } from "./bangkokOffsetMs";

/** The start of the next period in Bangkok, in ms; weeks start on Monday. */
export function nextPeriodStart(of: "day" | "week" | "month", now: number) {
	// Computed in UTC fields that have Bangkok's time, because the phone's own zone may change its clock in between.
	const today = new Date(now + bangkokOffsetMs);
	const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
	if (of === "month") return Date.UTC(year, month + 1) - bangkokOffsetMs;
	const days = of === "day" ? 1 : 7 - ((today.getUTCDay() + 6) % 7);
	return Date.UTC(year, month, today.getUTCDate() + days) - bangkokOffsetMs;
}
