// Evaluates a privilege's counters: the exceeded limit that ends last, its reason, and the wire fields; for the detail, CheckLimit and the claim.
import type { LocalizedMessage } from "../../../src/contract/envelope";
import { nextPeriodStart } from "../../../src/contract/nextPeriodStart";
import type { Limits } from "../../../src/contract/privilegeFields";
import type {
	GroupLimitTarget,
	LimitCounter,
	LimitTarget,
} from "./countLimits";

/** The reason for refusing a claim, by the counter that is used up. */
export const limitReasons: Record<LimitTarget, LocalizedMessage> = {
	overall: {
		th: "มีผู้รับสิทธิ์ครบแล้ว",
		en: "All of these privileges have been claimed.",
	},
	overall_day: {
		th: "สิทธิ์ของวันนี้เต็มแล้ว กรุณากลับมาใหม่พรุ่งนี้",
		en: "Today’s privileges are all claimed. Please come back tomorrow.",
	},
	overall_week: {
		th: "สิทธิ์ของสัปดาห์นี้เต็มแล้ว กรุณากลับมาใหม่วันจันทร์",
		en: "This week’s privileges are all claimed. Please come back on Monday.",
	},
	overall_month: {
		th: "สิทธิ์ของเดือนนี้เต็มแล้ว กรุณากลับมาใหม่เดือนหน้า",
		en: "This month’s privileges are all claimed. Please come back next month.",
	},
	customer: {
		th: "คุณรับสิทธิ์นี้ครบจำนวนแล้ว",
		en: "You have claimed this privilege as often as you can.",
	},
	customer_day: {
		th: "วันนี้คุณรับสิทธิ์นี้ครบจำนวนแล้ว กรุณากลับมาใหม่พรุ่งนี้",
		en: "You have claimed this privilege as often as you can today. Please come back tomorrow.",
	},
	customer_week: {
		th: "สัปดาห์นี้คุณรับสิทธิ์นี้ครบจำนวนแล้ว กรุณากลับมาใหม่วันจันทร์",
		en: "You have claimed this privilege as often as you can this week. Please come back on Monday.",
	},
	customer_month: {
		th: "เดือนนี้คุณรับสิทธิ์นี้ครบจำนวนแล้ว กรุณากลับมาใหม่เดือนหน้า",
		en: "You have claimed this privilege as often as you can this month. Please come back next month.",
	},
	device: {
		th: "เครื่องนี้รับสิทธิ์ครบจำนวนแล้ว",
		en: "This device has claimed this privilege as often as it can.",
	},
	total_device: {
		th: "สิทธิ์นี้มีผู้รับครบตามจำนวนเครื่องที่กำหนดแล้ว",
		en: "This privilege has been claimed on as many devices as it allows.",
	},
	group_customer: {
		th: "คุณรับสิทธิ์ในกลุ่มพิเศษนี้ครบแล้ว",
		en: "You have already claimed a privilege of this special group.",
	},
	group_device: {
		th: "เครื่องนี้รับสิทธิ์ในกลุ่มพิเศษนี้ครบแล้ว",
		en: "This device has already claimed a privilege of this special group.",
	},
	group_overall: {
		th: "สิทธิ์ในกลุ่มพิเศษนี้เต็มแล้ว",
		en: "All privileges of this special group have been claimed.",
	},
	group_overall_day: {
		th: "วันนี้สิทธิ์ในกลุ่มพิเศษเต็มแล้ว กรุณากลับมาใหม่พรุ่งนี้",
		en: "Today’s privileges of this special group are all claimed. Please come back tomorrow.",
	},
	group_overall_week: {
		th: "สัปดาห์นี้สิทธิ์ในกลุ่มพิเศษเต็มแล้ว กรุณากลับมาใหม่วันจันทร์",
		en: "This week’s privileges of this special group are all claimed. Please come back on Monday.",
	},
	group_overall_month: {
		th: "เดือนนี้สิทธิ์ในกลุ่มพิเศษเต็มแล้ว กรุณากลับมาใหม่เดือนหน้า",
		en: "This month’s privileges of this special group are all claimed. Please come back next month.",
	},
};

const isReached = (counter: LimitCounter) => counter.used >= counter.total;
const shareLeft = ({ total, used }: LimitCounter) =>
	total === 0 ? 0 : (total - used) / total;

const periods = ["day", "week", "month"] as const;

/** The reached counter whose period ends last, or the first of equal ones; null if none is reached. A month may end before its last week. */
export function exceededLimit(
	counters: LimitCounter[],
	now: Date,
): LimitCounter | null {
	const endOf = ({ target }: LimitCounter) => {
		const period = periods.find((it) => target.endsWith(`_${it}`));
		return period ? nextPeriodStart(period, now.getTime()) : Infinity;
	};
	let last: LimitCounter | null = null;
	for (const counter of counters.filter(isReached))
		if (!last || endOf(counter) > endOf(last)) last = counter;
	return last;
}

const isGroupTarget = (target: LimitTarget): target is GroupLimitTarget =>
	target.startsWith("group_");

/** The limit fields as CheckLimit and the detail reply them (2 §3). */
export function evaluateLimits(counters: LimitCounter[], now: Date): Limits {
	const reached = new Set(
		counters.filter(isReached).map((counter) => counter.target),
	);
	const exceeded = exceededLimit(counters, now);
	const tightest = counters.reduce((a, b) =>
		shareLeft(b) < shareLeft(a) ? b : a,
	);
	const shown = exceeded ?? tightest;
	return {
		is_limited: exceeded !== null,
		is_validate_limit_pass: exceeded === null,
		is_group_limit: [...reached].some(isGroupTarget),
		limited_reason_th: exceeded ? limitReasons[exceeded.target].th : "",
		limited_reason_en: exceeded ? limitReasons[exceeded.target].en : "",
		is_overall_limit: reached.has("overall"),
		is_per_device_limit: reached.has("device"),
		is_customer_limit: [...reached].some((it) => it.startsWith("customer")),
		is_total_device_limit: reached.has("total_device"),
		is_overall_per_day_limit: reached.has("overall_day"),
		is_overall_per_week_limit: reached.has("overall_week"),
		is_overall_per_month_limit: reached.has("overall_month"),
		privilege_limitstat: {
			// One target for all group limits; privilege_limit_summary has the details.
			redeemtargetcheck: isGroupTarget(shown.target) ? "group" : shown.target,
			total: shown.total,
			used: Math.min(shown.used, shown.total),
		},
		privilege_limit_summary: {
			is_group_customer_limit: reached.has("group_customer"),
			is_group_device_limit: reached.has("group_device"),
			is_group_overall_limit: reached.has("group_overall"),
			is_group_per_day_limit: reached.has("group_overall_day"),
			is_group_per_week_limit: reached.has("group_overall_week"),
			is_group_per_month_limit: reached.has("group_overall_month"),
		},
	};
}
