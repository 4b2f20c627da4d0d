// The tables of claims, their counts, deliveries and addresses.
import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import { dateTime, safeInteger } from "./columns";

export const claims = pg.pgTable(
	"claims",
	{
		transaction_id: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		imei: pg.text().notNull(),
		privilege_id: safeInteger().notNull(),
		limit_group: pg.text(),
		/** Empty for delivered prizes. */
		code: pg.text().notNull(),
		claimed_at: dateTime().notNull(),
		/** Whether it was claimed for immediate use, which shows the code, or for later (2 §4). */
		wants_use_now: pg.boolean().notNull(),
		/** The end of the privilege at the time of the claim. */
		expires_at: dateTime().notNull(),
		/** When it was first opened with Start_Countdown true; countdown_end is set if it has a countdown. */
		opened_at: dateTime(),
		countdown_end: dateTime(),
		/** When it counts as used; for a delivery, the planned arrival. */
		used_at: dateTime(),
	},
	(it) => [
		pg.index("claims_by_customer").on(it.sub, it.claimed_at),
		// This index and claims_by_group_day serve an older release without claim_days.
		pg.index("claims_by_day").on(it.privilege_id, it.claimed_at),
		pg.index("claims_by_privilege_customer").on(it.privilege_id, it.sub),
		pg.index("claims_by_privilege_device").on(it.privilege_id, it.imei),
		pg.index("claims_by_group").on(it.limit_group, it.sub),
		pg.index("claims_by_group_day").on(it.limit_group, it.claimed_at),
		pg
			.index("claims_by_group_device")
			.on(it.limit_group, it.imei)
			.where(sql`limit_group is not null`),
		// The reminders use this index.
		pg
			.index("claims_unused_by_end")
			.on(it.expires_at)
			.where(sql`used_at is null`),
	],
);

/** How many claims a privilege had on a day, counted by a trigger on claims (docs/decisions/050). */
export const claimDays = pg.pgTable(
	"claim_days",
	{
		privilege_id: safeInteger().notNull(),
		/** The limit group of the claims; empty for none. */
		limit_group: pg.text().notNull(),
		/** The start of the day in Bangkok. */
		day: dateTime().notNull(),
		claims: pg.integer().notNull(),
		/** Claims by a device that had not claimed the privilege before. */
		devices: pg.integer().notNull(),
	},
	(it) => [
		pg.primaryKey({ columns: [it.privilege_id, it.day, it.limit_group] }),
		pg.index("claim_days_by_group").on(it.limit_group, it.day),
	],
);

/** A delivery, with the address at the time of the order (2 §3 Tracking). */
export const deliveries = pg.pgTable("deliveries", {
	transaction_id: pg.text().primaryKey(),
	first_name: pg.text().notNull(),
	last_name: pg.text().notNull(),
	mobile: pg.text().notNull(),
	fulladdress: pg.text().notNull(),
	tracking_no: pg.text().notNull(),
	/** The parcel is prepared before, and in transit until delivered_at. */
	shipped_at: dateTime().notNull(),
	delivered_at: dateTime().notNull(),
});

/** Delivery addresses; the newest is in use. */
export const customerAddresses = pg.pgTable(
	"customer_addresses",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		sub: pg.text().notNull(),
		first_name: pg.text().notNull(),
		last_name: pg.text().notNull(),
		contactno: pg.text().notNull(),
		address: pg.text().notNull(),
		/** Official place codes; each begins with its parent's. */
		province_id: pg.text().notNull(),
		district_id: pg.text().notNull(),
		subdistrict_id: pg.text().notNull(),
		postalcode: pg.text().notNull(),
		remark: pg.text().notNull(),
	},
	(it) => [pg.index("addresses_by_customer").on(it.sub, it.id)],
);
