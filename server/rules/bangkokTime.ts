// Days, weeks and months in Bangkok, which limits count by.
import { bangkokOffsetMs } from "../../src/contract/bangkokOffsetMs";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The start of the Bangkok day `days` days from now. */
export function startOfDay(now: Date, days: number): Date {
	const today = Math.floor((now.getTime() + bangkokOffsetMs) / dayMs);
	return new Date((today + days) * dayMs - bangkokOffsetMs);
}

/** The last second of the Bangkok day `days` days from now. */
export const endOfDay = (now: Date, days: number): Date =>
	new Date(startOfDay(now, days + 1).getTime() - 1000);

/** The starts of the current day, ISO week (Monday) and month, as UTC instants. */
export function bangkokPeriods(now: Date) {
	const local = new Date(now.getTime() + bangkokOffsetMs);
	return {
		day: startOfDay(now, 0),
		week: startOfDay(now, -((local.getUTCDay() + 6) % 7)),
		month: startOfDay(now, 1 - local.getUTCDate()),
	};
}

/** A day YYYY-MM-DD as its midnight in UTC; null for a day that its month does not have. */
export function parseUtcDay(text: string): Date | null {
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
		? day
		: null;
}
