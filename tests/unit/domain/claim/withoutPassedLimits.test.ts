// In a saved copy the limits of a day, week or month that has ended no longer apply (2 §4).
import { expect, test } from "vitest";
import type { Limits } from "../../../../src/contract/privilegeFields";
import { buttonReason } from "../../../../src/domain/claim/mainButton";
import { withoutPassedLimits } from "../../../../src/domain/claim/withoutPassedLimits";
import { groupSummary, openLimits, openPrivilege } from "./privilegeSample";

/** A Friday noon in Bangkok, and the beginnings of the next day, week and month. */
const [at, midnight, monday, month] = [
	"2026-11-20T05:00:00Z",
	"2026-11-20T17:00:00Z",
	"2026-11-22T17:00:00Z",
	"2026-11-30T17:00:00Z",
].map((moment) => Date.parse(moment)) as [number, number, number, number];

const limited = { is_limited: true, is_validate_limit_pass: false };
type Stat = NonNullable<Limits["privilege_limitstat"]>;
const counter = (redeemtargetcheck: Stat["redeemtargetcheck"]) => ({
	privilege_limitstat: { redeemtargetcheck, total: 2, used: 2 },
});
const emptyCounter = {
	privilege_limitstat: {
		...{ redeemtargetcheck: "overall_day" as const, total: 0, used: 0 },
	},
};
const group = (...names: (keyof typeof groupSummary)[]) => ({
	is_group_limit: true,
	privilege_limit_summary: {
		...groupSummary,
		...Object.fromEntries(names.map((name) => [name, true])),
	},
});
const own = { is_customer_limit: true };
const day = { is_overall_per_day_limit: true };
const week = { is_overall_per_week_limit: true };
const never = null;

test.each<[string, Partial<Limits>, number | null]>([
	["the day's quota", { ...day, ...counter("overall_day") }, midnight],
	["the day's quota, by its counter alone", counter("overall_day"), midnight],
	["the week's quota", week, monday],
	["the month's quota", { is_overall_per_month_limit: true }, month],
	["the day's and the week's quota", { ...day, ...week }, monday],
	["the group's day", group("is_group_per_day_limit"), midnight],
	["the group's week", group("is_group_per_week_limit"), monday],
	["the group's month", group("is_group_per_month_limit"), month],
	[
		"one claim per customer and day",
		{ ...own, ...counter("customer_day") },
		midnight,
	],
	["an unnamed limit of one claim a day", counter("customer_day"), midnight],
	[
		"one claim per customer and week",
		{ ...own, ...counter("customer_week") },
		monday,
	],
	[
		"one claim per customer and month",
		{ ...own, ...counter("customer_month") },
		month,
	],
	["a counter of a host without numbers", emptyCounter, never],
	[
		"one claim per customer in total",
		{ ...own, ...counter("customer") },
		never,
	],
	["the limit of the phone", { is_per_device_limit: true }, never],
	["the number of phones", { is_total_device_limit: true, ...day }, never],
	["a limit without a name", {}, never],
	["the whole campaign", { is_overall_limit: true, ...day }, never],
	[
		"the group's limit per customer",
		group("is_group_customer_limit", "is_group_per_day_limit"),
		never,
	],
	["an unnamed limit of the group", { is_group_limit: true }, never],
])("a saved limit applies until its period ends: %s", (_what, reached, end) => {
	const saved = { ...openPrivilege, ...openLimits, ...limited, ...reached };
	const reasonAt = (now: number) => {
		const current = withoutPassedLimits(saved, at, now);
		return buttonReason(current, current, current);
	};
	expect(reasonAt(midnight - 1)).toBe(buttonReason(saved, saved, saved));
	expect(reasonAt((end ?? month) - 1)).not.toBeNull();
	expect(reasonAt(end ?? month) === null).toBe(end !== null);
});

test("after the end of a day's quota the next reason is shown", () => {
	const reasonOf = (reached: object) => {
		const saved = { ...openPrivilege, ...limited, ...day, ...reached };
		const current = withoutPassedLimits(saved, at, midnight);
		return buttonReason(current, current, current);
	};
	expect(reasonOf(week)).toBe("overallWeek");
	expect(reasonOf(own)).toBe("limited");
	expect(reasonOf({ ...own, ...group("is_group_per_day_limit") })).toBe(
		"limited",
	);
});

test("the counter of an ended day is left out, also where it was not full; that of the campaign stays", () => {
	const stat = (redeemtargetcheck: Stat["redeemtargetcheck"]) => {
		const privilege_limitstat = { redeemtargetcheck, total: 40, used: 39 };
		const saved = { ...openLimits, privilege_limitstat };
		return withoutPassedLimits(saved, at, midnight).privilege_limitstat;
	};
	expect(stat("overall_day")).toBeNull();
	expect(stat("overall_week")).not.toBeNull();
	expect(stat("overall")).not.toBeNull();
});
