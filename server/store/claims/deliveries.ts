// Deliveries of prizes: planned at the order, their status derived from the clock (2 §3 Tracking, 2 §9).
import { randomInt } from "node:crypto";
import { and, eq, getTableColumns } from "drizzle-orm";
import { shippingStatus } from "../../../src/contract/delivery";
import { notFound } from "../../rules/apiError";
import { dayMs } from "../../rules/bangkokTime";
import type { CustomerScope } from "../member/customers";
import { claims, deliveries } from "../schema/schema";

const packingMs = 2 * dayMs;
/** 7 to 14 days from order to delivery (2 §9). */
const minDays = 7;
const maxDays = 14;

/** Shipping date, delivery date and tracking number of an order. */
export function planDelivery(ordered: Date) {
	const at = (ms: number) => new Date(ordered.getTime() + ms);
	const serial = String(randomInt(1_000_000_000)).padStart(9, "0");
	return {
		shipped_at: at(packingMs),
		delivered_at: at(randomInt(minDays, maxDays + 1) * dayMs),
		tracking_no: `GG${serial}TH`,
	};
}

/** The delivery of a claim with its status; the tracking number is empty until it is shipped. Throws 10018. */
export async function trackingOf(
	{ db, customer, now }: CustomerScope,
	transaction_id: string,
) {
	const [delivery] = await db
		.select(getTableColumns(deliveries))
		.from(deliveries)
		.innerJoin(claims, eq(claims.transaction_id, deliveries.transaction_id))
		.where(
			and(
				eq(deliveries.transaction_id, transaction_id),
				eq(claims.sub, customer.sub),
			),
		);
	if (!delivery) throw notFound();
	const hasLeft = delivery.shipped_at <= now;
	const hasArrived = delivery.delivered_at <= now;
	return {
		address: {
			customer_first_name: delivery.first_name,
			customer_last_name: delivery.last_name,
			customer_mobile: delivery.mobile,
			fulladdress: delivery.fulladdress,
		},
		shipping: {
			shipping_status: hasArrived
				? shippingStatus.delivered
				: hasLeft
					? shippingStatus.processShipping
					: shippingStatus.prepared,
			shipping_tracking_no: hasLeft ? delivery.tracking_no : "",
		},
	};
}
