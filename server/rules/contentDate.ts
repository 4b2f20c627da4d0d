// Dates in content files: a Bangkok day, an instant, or one relative to the import.
import { bangkokPeriods, endOfDay, startOfDay } from "./bangkokTime";

const unitMs = { min: 60_000, h: 3_600_000, d: 86_400_000 };
const relative = /^([+-]\d{1,5})(min|h|d)$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoInstant =
	/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
const bangkokOffset = 7 * unitMs.h;

/** What the files may contain, for messages. */
export const contentDateForms =
	"a day (2027-03-01), an instant (2027-03-01T10:00:00+07:00), today, +30d, -2h, +15min, start-of-month or end-of-month";

/** Whether the date counts from the import. */
export const isRelative = (text: string): boolean => !/^\d/.test(text);

/** The first Bangkok day of a month, counted from the current one. */
const monthStart = (now: Date, months: number): Date => {
	const local = new Date(bangkokPeriods(now).month.getTime() + bangkokOffset);
	return new Date(
		Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) -
			bangkokOffset,
	);
};

/** A date that names a whole day, as that day's start; null for other texts. */
function dayOf(text: string, now: Date): Date | null {
	if (text === "today") return startOfDay(now, 0);
	if (text === "start-of-month") return monthStart(now, 0);
	if (text === "end-of-month")
		return new Date(monthStart(now, 1).getTime() - unitMs.d);
	const [, amount, unit] = relative.exec(text) ?? [];
	if (unit === "d") return startOfDay(now, Number(amount));
	if (!isoDay.test(text)) return null;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
		? new Date(day.getTime() - bangkokOffset)
		: null;
}

/** The instant of a date of a content file; a whole day is its first second, or its last. Null for an invalid one. */
export function resolveDate(
	text: string,
	edge: "start" | "end",
	now: Date,
): Date | null {
	const day = dayOf(text, now);
	if (day) return edge === "start" ? day : endOfDay(day, 0);
	const [, amount, unit] = relative.exec(text) ?? [];
	if (unit === "min" || unit === "h")
		return new Date(now.getTime() + Number(amount) * unitMs[unit]);
	if (!isoInstant.test(text) || !dayOf(text.slice(0, 10), now)) return null;
	const instant = new Date(text);
	return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The form of an instant in a content file: the day where it is the day's edge, else the Bangkok time. */
export function writeDate(instant: Date, edge: "start" | "end"): string {
	const local = new Date(instant.getTime() + bangkokOffset).toISOString();
	const day = local.slice(0, 10);
	return resolveDate(day, edge, instant)?.getTime() === instant.getTime()
		? day
		: local.replace("Z", "+07:00");
}
