// A claim counts at once in the limit that the server named, until the server's next reply (2 §3 privilege_limitstat).
import { expect, test } from "vitest";
import type { Limits } from "../../../../src/contract/privilegeFields";
import { limitsAfterClaims } from "../../../../src/domain/claim/limitsAfterClaims";
import { mainButton } from "../../../../src/domain/claim/mainButton";
import { openLimits, openPrivilege, openStock } from "./privilegeSample";

type Stat = NonNullable<Limits["privilege_limitstat"]>;

const withStat = (
	redeemtargetcheck: Stat["redeemtargetcheck"],
	used: number,
	total: number,
): Limits => ({
	...openLimits,
	privilege_limitstat: { redeemtargetcheck, used, total },
});

const reasonAfter = (limits: Limits, claims = 1) =>
	mainButton({
		privilege: openPrivilege,
		stock: openStock,
		limits: limitsAfterClaims(limits, claims),
		failed: false,
	}).reason;

test.each([
	["overall", "overallOutOfStock"],
	["overall_day", "overallDay"],
	["overall_week", "overallWeek"],
	["overall_month", "overallMonth"],
	["customer", "limited"],
	["customer_day", "limited"],
	["customer_week", "limited"],
	["customer_month", "limited"],
	["device", "limited"],
	// These limits may not count this claim.
	["total_device", null],
	["group", null],
	[null, null],
] as const)(
	"the last claim that the limit %s allows leads to the reason %s",
	(target, reason) => {
		expect(reasonAfter(withStat(target, 1, 2))).toBe(reason);
		expect(reasonAfter(withStat(target, 1, 2), 0)).toBe(null);
	},
);

test("a claim before the last one changes only the number", () => {
	expect(limitsAfterClaims(withStat("customer", 1, 3), 1)).toEqual(
		withStat("customer", 2, 3),
	);
	expect(reasonAfter(withStat("customer", 1, 3), 2)).toBe("limited");
});

test("without numbers from the host a claim changes no limit", () => {
	expect(reasonAfter(withStat("customer", 0, 0))).toBe(null);
	expect(reasonAfter(openLimits)).toBe(null);
});
