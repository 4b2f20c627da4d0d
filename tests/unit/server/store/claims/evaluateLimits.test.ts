// The limit fields of a privilege: the limit that blocks a claim, the limit that is shown, and never more used than the total (2 §3).
import { expect, test } from "vitest";
import type { LimitTarget } from "../../../../../server/store/claims/countLimits";
import {
	evaluateLimits,
	exceededLimit,
} from "../../../../../server/store/claims/evaluateLimits";

/** A Wednesday in the middle of a month. */
const midMonth = new Date("2026-11-18T05:00:00Z");

const counter = (target: LimitTarget, used: number, total: number) => ({
	...{ target, used, total },
});

test.each([
	["more used than there is", [counter("overall", 7, 5)], "overall", 5, 5],
	["a limit of none", [counter("overall", 2, 0)], "overall", 0, 0],
	["exactly all used", [counter("overall", 5, 5)], "overall", 5, 5],
	["one left", [counter("overall", 4, 5)], "overall", 4, 5],
	[
		"the tightest of several",
		[counter("overall", 1, 10), counter("customer", 1, 2)],
		...(["customer", 1, 2] as const),
	],
	[
		"the first that is reached, not the tightest",
		[counter("customer", 1, 1), counter("overall", 9, 5)],
		...(["customer", 1, 1] as const),
	],
	["a limit of a group", [counter("group_overall_day", 3, 2)], "group", 2, 2],
])("the shown limit for: %s", (_title, counters, target, used, total) => {
	expect(evaluateLimits(counters, midMonth).privilege_limitstat).toEqual({
		...{ redeemtargetcheck: target, used, total },
	});
});

test("a limit is reached with its last claim, not before", () => {
	expect(exceededLimit([counter("device", 1, 2)], midMonth)).toBeNull();
	expect(exceededLimit([counter("device", 2, 2)], midMonth)?.target).toBe(
		"device",
	);
	expect(evaluateLimits([counter("device", 1, 2)], midMonth)).toMatchObject({
		...{ is_limited: false, is_per_device_limit: false },
	});
	expect(evaluateLimits([counter("device", 2, 2)], midMonth)).toMatchObject({
		...{ is_limited: true, is_per_device_limit: true },
	});
});

test.each<[LimitTarget[], LimitTarget]>([
	[["customer_day", "customer_week"], "customer_week"],
	[["overall_week", "customer_month"], "customer_month"],
	[["overall_month", "customer"], "customer"],
	[["overall_day", "total_device", "device"], "total_device"],
	[["overall_day", "customer_day"], "overall_day"],
	[["customer_day", "group_overall_week"], "group_overall_week"],
	[["customer_week", "group_customer"], "group_customer"],
])(
	"of the reached limits %j the one that ends last is reported",
	(targets, last) => {
		const reached = targets.map((target) => counter(target, 1, 1));
		expect(exceededLimit(reached, midMonth)?.target).toBe(last);
	},
);

test("a customer who reached the limits of a day and a week is asked to come back on Monday, not tomorrow", () => {
	const reached = [
		counter("customer_day", 1, 1),
		counter("customer_week", 3, 3),
	];
	const limits = evaluateLimits(reached, midMonth);
	expect(limits.privilege_limitstat).toEqual({
		...{ redeemtargetcheck: "customer_week", total: 3, used: 3 },
	});
	expect(limits.limited_reason_en).not.toContain("tomorrow");
	expect(limits.limited_reason_en).toContain("on Monday");
	expect(limits.limited_reason_th).not.toContain("พรุ่งนี้");
});

test.each([
	// The month ends on a Monday, and its last week on Sunday the 6th.
	["2026-11-30T16:59:59Z", "on Monday", "customer_week"],
	["2026-11-29T16:59:59Z", "next month", "customer_month"],
	["2026-11-30T17:00:00Z", "next month", "customer_month"],
])(
	"of the reached limits of a week and a month the later end is shown: at %s %s",
	(now, when, target) => {
		const reached = [
			counter("customer_week", 2, 2),
			counter("customer_month", 5, 5),
		];
		const limits = evaluateLimits(reached, new Date(now));
		expect(limits.limited_reason_en).toContain(when);
		expect(limits.privilege_limitstat?.redeemtargetcheck).toBe(target);
	},
);
