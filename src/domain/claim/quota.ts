// The remaining-quota bar of a privilege: its percentage, numbers and colour (2 §4).
import type { Limits, Stock } from "../../contract/privilegeFields";

export type QuotaTone = "good" | "warn" | "bad";

export interface Quota {
	percent: number;
	remaining: number;
	total: number;
	tone: QuotaTone;
	/** The period of the shown counter; null for the whole campaign. */
	period: "day" | "week" | "month" | null;
}

const periods: Record<string, Quota["period"]> = {
	overall_day: "day",
	overall_week: "week",
	overall_month: "month",
};

/** Whether nothing is left, by the flag alone where the host gives no number. */
export const isSoldOut = ({
	out_of_stock,
	entry_remaining_qty,
}: Pick<Stock, "out_of_stock" | "entry_remaining_qty">): boolean =>
	out_of_stock || (entry_remaining_qty !== null && entry_remaining_qty <= 0);

/** Green from 50, amber from 10, red below (2 §9). */
export function quotaTone(percent: number): QuotaTone {
	if (percent >= 50) return "good";
	return percent >= 10 ? "warn" : "bad";
}

/** What is left; an overall counter of the limit check wins over the stock, a customer's or device's counter does not. */
export function quota(
	stock: Stock,
	limits: Pick<Limits, "privilege_limitstat">,
	redeemable: boolean,
): Quota {
	const stat = limits.privilege_limitstat;
	const shared =
		stat !== null &&
		stat.total > 0 &&
		(stat.redeemtargetcheck?.startsWith("overall") ?? false);
	const { entry_remaining_qty: inStock, entry_total } = stock;
	// A total alone says nothing of what is left.
	const ofStock = inStock === null ? 0 : entry_total;
	const total = Math.max(0, shared ? stat.total : ofStock);
	const left = shared ? stat.total - stat.used : (inStock ?? 0);
	const remaining = Math.min(Math.max(0, left), total);
	const empty =
		total === 0 || (inStock !== null && (inStock <= 0 || entry_total <= 0));
	const percent =
		!redeemable || empty ? 0 : Math.floor((remaining * 10_000) / total) / 100;
	const period = (shared && periods[stat.redeemtargetcheck ?? ""]) || null;
	return { percent, remaining, total, tone: quotaTone(percent), period };
}
