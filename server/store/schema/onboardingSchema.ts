// The tables of the home flow: registrations, welcome announcements, what was said about a tier's end, tours taken.
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Who registered with which number, and when (3 §4 Registration). */
export const registrations = pgTable("registrations", {
	sub: text().primaryKey(),
	mobile: text().notNull(),
	registered_at: moment("registered_at").notNull(),
});

/** Welcome announcements; members see the first that fits them and the day (3 §4 welcomeAnnoucement). */
export const welcomeAnnouncements = pgTable("welcome_announcements", {
	seq: integer().primaryKey(),
	picture: text().notNull(),
	/** Where a tap leads; empty: nowhere. */
	path: text().notNull(),
	/** Only for members of at most so many days since they registered; null for everybody. */
	member_days: integer(),
	valid_from: moment("valid_from").notNull(),
	valid_through: moment("valid_through").notNull(),
});

/** When the word about a tier's end was put away, and for which end (3 §4 home). */
export const expirePopups = pgTable(
	"expire_popups",
	{
		sub: text().notNull(),
		tier_end: moment("tier_end").notNull(),
		closed_at: moment("closed_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.tier_end] })],
);

/** Which welcome tours a customer has taken (3 §3 Tutorial). */
export const tutorialsTaken = pgTable(
	"tutorials_taken",
	{
		sub: text().notNull(),
		tutorial_id: text().notNull(),
		taken_at: moment("taken_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.tutorial_id] })],
);
