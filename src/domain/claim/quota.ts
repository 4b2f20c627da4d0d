// The remaining-quota bar of a privilege: its percentage, numbers and colour (2 §4).
import type { Limits, Stock } from "../../contract/privilegeFields";

const periods: Record<string, "day" | "week" | "month"> = {
	overall_day: "day",
	overall_week: "week",
	overall_month: "month",
};

/** Whether nothing is left, by the flag only where the host gives no number. */
export const isSoldOut = ({ out_of_stock, entry_remaining_qty }: Stock) =>
	out_of_stock || (entry_remaining_qty !== null && entry_remaining_qty <= 0);

/** Green from 50 %, amber from 10 %, red below (2 §9). */
export function quotaTone(percent: number): "good" | "warn" | "bad" {
	if (percent >= 50) return "good";
	return percent >= 10 ? "warn" : "bad";
}

/** The remaining quota: by an overall counter of the limit check, unless the stock is used up, else by the stock; a customer's or device's counter is ignored. `period` is the counter's, null for the whole campaign; `total` is 0 where the host gives no numbers. */
export function remainingQuota(
	{ entry_remaining_qty: inStock, entry_total }: Stock,
	limits: Pick<Limits, "privilege_limitstat">,
	redeemable: boolean,
) {
	const stat = limits.privilege_limitstat;
	const target = stat?.redeemtargetcheck ?? "";
	const isEmpty = inStock !== null && (inStock <= 0 || entry_total <= 0);
	const shared =
		!isEmpty && stat && stat.total > 0 && target.startsWith("overall");
	const stockTotal = inStock === null ? 0 : Math.max(0, entry_total);
	const total = shared ? stat.total : stockTotal;
	const left = shared ? stat.total - stat.used : (inStock ?? 0);
	const remaining = Math.min(Math.max(0, left), total);
	const percent =
		redeemable && total > 0
			? Math.floor((remaining * 10_000) / total) / 100
			: 0;
	const period = (shared && periods[target]) || null;
	return { percent, remaining, total, tone: quotaTone(percent), period };
}
