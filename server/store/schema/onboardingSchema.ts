// The tables of the home flow: registrations, welcome announcements, dismissed notices, completed tours.
import * as pg from "drizzle-orm/pg-core";
import { dateTime } from "./columns";

/** Customers with their registered number (3 §4 Registration). */
export const registrations = pg.pgTable("registrations", {
	sub: pg.text().primaryKey(),
	mobile: pg.text().notNull(),
	registered_at: dateTime("registered_at").notNull(),
});

/** Members see the first current one that fits them (3 §4 welcomeAnnoucement). */
export const welcomeAnnouncements = pg.pgTable("welcome_announcements", {
	seq: pg.integer().primaryKey(),
	picture: pg.text().notNull(),
	/** The address opened by a tap; empty for none. */
	path: pg.text().notNull(),
	/** Only within so many days of the registration; null for everybody. */
	member_days: pg.integer(),
	valid_from: dateTime("valid_from").notNull(),
	valid_through: dateTime("valid_through").notNull(),
});

/** Dismissals of the tier expiry notice (3 §4 home). */
export const expirePopups = pg.pgTable(
	"expire_popups",
	{
		sub: pg.text().notNull(),
		tier_end: dateTime("tier_end").notNull(),
		closed_at: dateTime("closed_at").notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.tier_end] })],
);

/** Completed welcome tours (3 §3 Tutorial). */
export const tutorialsTaken = pg.pgTable(
	"tutorials_taken",
	{
		sub: pg.text().notNull(),
		tutorial_id: pg.text().notNull(),
		taken_at: dateTime("taken_at").notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.tutorial_id] })],
);
