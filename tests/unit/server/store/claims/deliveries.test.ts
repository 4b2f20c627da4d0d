// A prize arrives on one of the days from the 7th to the 14th after its order (2 §9).
import { expect, test } from "vitest";
import { planDelivery } from "../../../../../server/store/claims/deliveries";

const day = 86_400_000;

test("prizes arrive after 7 to 14 days, at the time of day of the order", () => {
	const ordered = new Date("2026-11-28T17:00:00Z");
	const plans = Array.from({ length: 500 }, () => planDelivery(ordered));
	const days = plans.map(
		({ delivered_at }) => (delivered_at.getTime() - ordered.getTime()) / day,
	);
	expect([...new Set(days)].sort((one, other) => one - other)).toEqual([
		7, 8, 9, 10, 11, 12, 13, 14,
	]);
});
