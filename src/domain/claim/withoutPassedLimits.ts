// The limits of a saved copy without those of a day, week or month that has ended since (2 §4).
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import type { Limits } from "../../contract/privilegeFields";

const isGroupReached = ({ privilege_limit_summary: group }: Limits): boolean =>
	Object.values(group ?? {}).includes(true);

/** Whether a limit with its own flag is reached. */
const isReached = (limits: Limits): boolean =>
	limits.is_overall_limit ||
	limits.is_per_device_limit ||
	limits.is_customer_limit ||
	limits.is_total_device_limit ||
	limits.is_overall_per_day_limit ||
	limits.is_overall_per_week_limit ||
	limits.is_overall_per_month_limit ||
	isGroupReached(limits);

/** Removes the limits of periods that have ended between `at`, when they were loaded, and `now` (both in ms); claims since then count only after the next check. */
export function withoutPassedLimits<Saved extends Limits>(
	saved: Saved,
	at: number,
	now: number,
): Saved {
	const lasts = (period: "day" | "week" | "month") =>
		nextPeriodStart(period, at) > now;
	if (lasts("day")) return saved;
	const stat = saved.privilege_limitstat;
	const target = stat?.redeemtargetcheck ?? "";
	const isCounterOver = (["day", "week", "month"] as const).some(
		(period) => target.endsWith(`_${period}`) && !lasts(period),
	);
	const isOwnOver = isCounterOver && target.startsWith("customer");
	const group = saved.privilege_limit_summary;
	const current = {
		...saved,
		is_customer_limit: saved.is_customer_limit && !isOwnOver,
		is_overall_per_day_limit: false,
		is_overall_per_week_limit: saved.is_overall_per_week_limit && lasts("week"),
		is_overall_per_month_limit:
			saved.is_overall_per_month_limit && lasts("month"),
		privilege_limitstat: isCounterOver ? null : stat,
		privilege_limit_summary: group && {
			...group,
			is_group_per_day_limit: false,
			is_group_per_week_limit: group.is_group_per_week_limit && lasts("week"),
			is_group_per_month_limit:
				group.is_group_per_month_limit && lasts("month"),
		},
	};
	const isGroupOver = isGroupReached(saved) && !isGroupReached(current);
	// Some hosts give the counter without its flag.
	const wasFull =
		stat !== null && isCounterOver && stat.total > 0 && stat.used >= stat.total;
	const isOver = !isReached(current) && (isReached(saved) || wasFull);
	return {
		...current,
		is_group_limit: saved.is_group_limit && !isGroupOver,
		...(isOver && { is_limited: false, is_validate_limit_pass: true }),
	};
}
