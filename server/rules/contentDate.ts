// Dates in content files: a Bangkok day, an instant, or one relative to the import.
import { bangkokOffsetMs } from "../../src/contract/bangkokOffsetMs";
import { nextPeriodStart } from "../../src/contract/nextPeriodStart";
import {
	bangkokPeriods,
	dayMs,
	endOfDay,
	hourMs,
	parseUtcDay,
	startOfDay,
} from "./bangkokTime";

const unitMs = { min: 60_000, h: hourMs };
const relative = /^([+-]\d{1,5})(min|h|d)$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoInstant =
	/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The valid forms, for error messages. */
export const contentDateFormats =
	"a day (2027-03-01), an instant (2027-03-01T10:00:00+07:00), today, +30d, -2h, +15min, start-of-month or end-of-month";

/** Whether the date counts from the import. */
export const isRelativeDate = (text: string): boolean => !/^\d/.test(text);

/** A date that names a whole day, as that day's start; null for other texts. */
function dayOf(text: string, now: Date): Date | null {
	if (text === "today") return startOfDay(now, 0);
	if (text === "start-of-month") return bangkokPeriods(now).month;
	if (text === "end-of-month")
		return new Date(nextPeriodStart("month", now.getTime()) - dayMs);
	const [, amount, unit] = relative.exec(text) ?? [];
	if (unit === "d") return startOfDay(now, Number(amount));
	const day = isoDay.test(text) ? parseUtcDay(text) : null;
	return day && new Date(day.getTime() - bangkokOffsetMs);
}

/** The instant of a date in a content file, for a whole day its first or last second; null for an invalid one. */
export function resolveContentDate(
	text: string,
	edge: "start" | "end",
	now: Date,
) {
	const day = dayOf(text, now);
	if (day) return edge === "start" ? day : endOfDay(day, 0);
	const [, amount, unit] = relative.exec(text) ?? [];
	if (unit === "min" || unit === "h")
		return new Date(now.getTime() + Number(amount) * unitMs[unit]);
	if (!isoInstant.test(text) || !dayOf(text.slice(0, 10), now)) return null;
	const instant = new Date(text);
	return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Writes an instant for a content file: as a day if it is the day's first or last second, else as Bangkok time; as UTC if the Bangkok time is in the year 10000. */
export function formatContentDate(instant: Date, edge: "start" | "end") {
	const local = new Date(instant.getTime() + bangkokOffsetMs).toISOString();
	if (local.startsWith("+")) return instant.toISOString();
	const day = local.slice(0, 10);
	return resolveContentDate(day, edge, instant)?.getTime() === instant.getTime()
		? day
		: local.replace("Z", "+07:00");
}
