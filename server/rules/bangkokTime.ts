// Days, weeks and months in Bangkok (UTC+7, no summer time), which limits count by.

const hour = 3_600_000;
const day = 24 * hour;
const offset = 7 * hour;

/** The starts of the current day, ISO week (Monday) and month, as UTC instants. */
export function bangkokPeriods(now: Date) {
	const local = new Date(now.getTime() + offset);
	const midnight = Date.UTC(
		local.getUTCFullYear(),
		local.getUTCMonth(),
		local.getUTCDate(),
	);
	const sinceMonday = (local.getUTCDay() + 6) % 7;
	const month = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1);
	return {
		day: new Date(midnight - offset),
		week: new Date(midnight - sinceMonday * day - offset),
		month: new Date(month - offset),
	};
}

/** The start of the Bangkok day `days` days from now. */
export function startOfDay(now: Date, days: number): Date {
	return new Date(bangkokPeriods(now).day.getTime() + days * day);
}

export function endOfDay(now: Date, days: number): Date {
	return new Date(startOfDay(now, days + 1).getTime() - 1000);
}
