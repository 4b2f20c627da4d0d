// The limit fields of a privilege: which limit stops a claim, which one is shown, and never more used than there is (2 §3).
import { expect, test } from "vitest";
import {
	evaluateLimits,
	firstReached,
} from "../../../../../server/store/claims/evaluateLimits";

const counter = (
	target: "overall" | "customer" | "device" | "group_overall_day",
	used: number,
	total: number,
) => ({ target, used, total });

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
])("%s", (_title, counters, target, used, total) => {
	expect(evaluateLimits(counters).privilege_limitstat).toEqual({
		...{ redeemtargetcheck: target, used, total },
	});
});

test("a limit is reached with its last claim, not before", () => {
	expect(firstReached([counter("device", 1, 2)])).toBeNull();
	expect(firstReached([counter("device", 2, 2)])?.target).toBe("device");
	expect(evaluateLimits([counter("device", 1, 2)])).toMatchObject({
		...{ is_limited: false, is_per_device_limit: false },
	});
	expect(evaluateLimits([counter("device", 2, 2)])).toMatchObject({
		...{ is_limited: true, is_per_device_limit: true },
	});
});
