// Tables of what customers claimed: the claims, and where delivered prizes go.
import { bigserial, boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment, number } from "./columns";

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
		claimed_at: moment("claimed_at").notNull(),
		/** What the customer meant at the claim: use now, which shows the code, or later (2 §4). */
		wants_use_now: boolean().notNull(),
		/** The end of the privilege as it was promised at the claim. */
		expires_at: moment("expires_at").notNull(),
		/** First opened with Start_Countdown true; its countdown's end, where it has one. */
		opened_at: moment("opened_at"),
		countdown_end: moment("countdown_end"),
		/** From when it counts as used; for a delivered prize the moment it arrives, known at the order. */
		used_at: moment("used_at"),
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

/** Where a prize goes and when: the address as it was at the order (2 §3 Tracking). */
export const deliveries = pgTable("deliveries", {
	transaction_id: text().primaryKey(),
	first_name: text().notNull(),
	last_name: text().notNull(),
	mobile: text().notNull(),
	fulladdress: text().notNull(),
	tracking_no: text().notNull(),
	/** Prepared until then, in transit until delivered_at. */
	shipped_at: moment("shipped_at").notNull(),
	delivered_at: moment("delivered_at").notNull(),
});

/** Delivery addresses of a customer, the newest first in use. */
export const customerAddresses = pgTable(
	"customer_addresses",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		sub: text().notNull(),
		first_name: text().notNull(),
		last_name: text().notNull(),
		contactno: text().notNull(),
		address: text().notNull(),
		/** The official codes of Thailand's places; the province and district begin it. */
		province_id: text().notNull(),
		district_id: text().notNull(),
		subdistrict_id: text().notNull(),
		postalcode: text().notNull(),
		remark: text().notNull(),
	},
	(it) => [index("addresses_by_customer").on(it.sub, it.id)],
);
