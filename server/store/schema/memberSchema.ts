// The tables of membership: registrations, pictures, avatars, terms and consents, the home flow, games and scores.
import * as pg from "drizzle-orm/pg-core";
import { bilingual, bytes, dateTime, validity } from "./columns";

/** Converted profile pictures of customers. */
export const profilePictures = pg.pgTable(
	"profile_pictures",
	{
		/** Random, because anybody who has the address can load the picture. */
		picture_id: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		picture: bytes().notNull(),
		created_at: dateTime().notNull(),
	},
	(it) => [pg.index("profile_pictures_by_customer").on(it.sub, it.created_at)],
);

export const avatars = pg.pgTable("avatars", {
	avatar_id: pg.text().primaryKey(),
	name: pg.text().notNull(),
	picture: pg.text().notNull(),
	seq: pg.integer().notNull(),
});

/** Terms of service; a new version needs a new consent (3 §4). */
export const consents = pg.pgTable("consents", {
	consent_id: pg.text().primaryKey(),
	article_id: pg.text().notNull().unique(),
	...bilingual("title"),
	...bilingual("content"),
	picture: pg.text().notNull(),
	is_required: pg.boolean().notNull(),
	version: pg.integer().notNull(),
	seq: pg.integer().notNull(),
});

export const customerConsents = pg.pgTable(
	"customer_consents",
	{
		sub: pg.text().notNull(),
		consent_id: pg.text().notNull(),
		is_consent: pg.boolean().notNull(),
		version: pg.integer().notNull(),
		decided_at: dateTime().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.consent_id] })],
);

/** Listed games, by their article. */
export const games = pg.pgTable("games", {
	alt_reference: pg.text().primaryKey(),
	picture: pg.text().notNull(),
	seq: pg.integer().notNull(),
});

/** The demo programme's players, who are not customers. */
export const gamePlayers = pg.pgTable("game_players", {
	sub: pg.text().primaryKey(),
	first_name: pg.text().notNull(),
	last_name: pg.text().notNull(),
	avatar_id: pg.text().notNull(),
});

/** The score of one round; `name` is the game ("space"). */
export const gameScores = pg.pgTable(
	"game_scores",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		name: pg.text().notNull(),
		sub: pg.text().notNull(),
		points: pg.integer().notNull(),
		created_at: dateTime().notNull(),
	},
	(it) => [
		pg.index("game_scores_by_player").on(it.name, it.sub, it.created_at),
		pg.index("game_scores_by_time").on(it.name, it.created_at),
		pg.index("game_scores_by_customer").on(it.sub),
	],
);

/** Customers with their registered number (3 §4 Registration). */
export const registrations = pg.pgTable("registrations", {
	sub: pg.text().primaryKey(),
	mobile: pg.text().notNull(),
	registered_at: dateTime().notNull(),
});

/** Members see the first current one that fits them (3 §4 welcomeAnnoucement). */
export const welcomeAnnouncements = pg.pgTable("welcome_announcements", {
	seq: pg.integer().primaryKey(),
	picture: pg.text().notNull(),
	/** The address opened by a tap; empty for none. */
	path: pg.text().notNull(),
	/** Only within so many days of the registration; null for everybody. */
	member_days: pg.integer(),
	...validity(),
});

/** Dismissals of the tier expiry notice (3 §4 home). */
export const tierExpiryDismissals = pg.pgTable(
	"expire_popups",
	{
		sub: pg.text().notNull(),
		tier_end: dateTime().notNull(),
		closed_at: dateTime().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.tier_end] })],
);

/** Completed welcome tours (3 §3 Tutorial). */
export const completedTutorials = pg.pgTable(
	"tutorials_taken",
	{
		sub: pg.text().notNull(),
		tutorial_id: pg.text().notNull(),
		taken_at: dateTime().notNull(),
	},
	(it) => [pg.primaryKey({ columns: [it.sub, it.tutorial_id] })],
);
