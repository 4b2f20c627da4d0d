// The tables of the home flow: registrations, welcome announcements, dismissed notices, completed tours.
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { dateTime } from "./columns";

/** Customers with their registered number (3 §4 Registration). */
export const registrations = pgTable("registrations", {
	sub: text().primaryKey(),
	mobile: text().notNull(),
	registered_at: dateTime("registered_at").notNull(),
});

/** Members see the first current one that fits them (3 §4 welcomeAnnoucement). */
export const welcomeAnnouncements = pgTable("welcome_announcements", {
	seq: integer().primaryKey(),
	picture: text().notNull(),
	/** The address opened by a tap; empty for none. */
	path: text().notNull(),
	/** Only within so many days of the registration; null for everybody. */
	member_days: integer(),
	valid_from: dateTime("valid_from").notNull(),
	valid_through: dateTime("valid_through").notNull(),
});

/** Dismissals of the tier expiry notice (3 §4 home). */
export const expirePopups = pgTable(
	"expire_popups",
	{
		sub: text().notNull(),
		tier_end: dateTime("tier_end").notNull(),
		closed_at: dateTime("closed_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.tier_end] })],
);

/** Completed welcome tours (3 §3 Tutorial). */
export const tutorialsTaken = pgTable(
	"tutorials_taken",
	{
		sub: text().notNull(),
		tutorial_id: text().notNull(),
		taken_at: dateTime("taken_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.tutorial_id] })],
);
