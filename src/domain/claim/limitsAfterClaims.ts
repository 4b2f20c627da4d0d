// The limits after own claims that the server's reply does not count yet (2 §3 privilege_limitstat).
import type { Limits } from "../../contract/privilegeFields";

/** The flag of each counter that grows by one with each claim; the number of devices and a group's unnamed counter do not. */
const flags: Record<string, keyof Limits> = {
	overall: "is_overall_limit",
	overall_day: "is_overall_per_day_limit",
	overall_week: "is_overall_per_week_limit",
	overall_month: "is_overall_per_month_limit",
	customer: "is_customer_limit",
	customer_day: "is_customer_limit",
	customer_week: "is_customer_limit",
	customer_month: "is_customer_limit",
	device: "is_per_device_limit",
};

/** Returns the limits with `claims` added to their counter, and with its flags set where it is then full. */
export function limitsAfterClaims(limits: Limits, claims: number): Limits {
	const stat = limits.privilege_limitstat;
	const flag = flags[stat?.redeemtargetcheck ?? ""];
	// A host without numbers gives 0.
	if (!stat || !flag || stat.total === 0 || claims === 0) return limits;
	const used = Math.min(stat.used + claims, stat.total);
	const isReached = used === stat.total;
	return {
		...limits,
		privilege_limitstat: { ...stat, used },
		...(isReached && {
			[flag]: true,
			is_limited: true,
			is_validate_limit_pass: false,
		}),
	};
}
