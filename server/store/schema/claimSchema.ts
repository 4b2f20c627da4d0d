// The tables of claims, deliveries and addresses.
import { bigserial, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { dateTime, number } from "./columns";

export const claims = pgTable(
	"claims",
	{
		transaction_id: text().primaryKey(),
		sub: text().notNull(),
		imei: text().notNull(),
		privilege_id: number("privilege_id").notNull(),
		limit_group: text(),
		/** Empty for delivered prizes. */
		code: text().notNull(),
		claimed_at: dateTime("claimed_at").notNull(),
		/** Claimed for immediate use, which shows the code, or for later (2 §4). */
		wants_use_now: boolean().notNull(),
		/** The end of the privilege at the time of the claim. */
		expires_at: dateTime("expires_at").notNull(),
		/** First opened with Start_Countdown true; the countdown's end, if it has one. */
		opened_at: dateTime("opened_at"),
		countdown_end: dateTime("countdown_end"),
		/** When it counts as used; for a delivery, the planned arrival. */
		used_at: dateTime("used_at"),
	},
	(it) => [
		index("claims_by_customer").on(it.sub, it.claimed_at),
		index("claims_by_day").on(it.privilege_id, it.claimed_at),
		index("claims_by_privilege_customer").on(it.privilege_id, it.sub),
		index("claims_by_privilege_device").on(it.privilege_id, it.imei),
		index("claims_by_group").on(it.limit_group, it.sub),
		index("claims_by_group_day").on(it.limit_group, it.claimed_at),
	],
);

/** A delivery, with the address at the time of the order (2 §3 Tracking). */
export const deliveries = pgTable("deliveries", {
	transaction_id: text().primaryKey(),
	first_name: text().notNull(),
	last_name: text().notNull(),
	mobile: text().notNull(),
	fulladdress: text().notNull(),
	tracking_no: text().notNull(),
	/** Prepared before, in transit until delivered_at. */
	shipped_at: dateTime("shipped_at").notNull(),
	delivered_at: dateTime("delivered_at").notNull(),
});

/** Delivery addresses; the newest is in use. */
export const customerAddresses = pgTable(
	"customer_addresses",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		sub: text().notNull(),
		first_name: text().notNull(),
		last_name: text().notNull(),
		contactno: text().notNull(),
		address: text().notNull(),
		/** Official place codes; each begins with its parent's. */
		province_id: text().notNull(),
		district_id: text().notNull(),
		subdistrict_id: text().notNull(),
		postalcode: text().notNull(),
		remark: text().notNull(),
	},
	(it) => [index("addresses_by_customer").on(it.sub, it.id)],
);
