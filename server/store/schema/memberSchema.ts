// The tables of membership: pictures, avatars, terms and consents, games and scores.
import {
	bigserial,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import { bytes, dateTime } from "./columns";

/** Converted profile pictures of customers. */
export const profilePictures = pgTable(
	"profile_pictures",
	{
		/** Random, because the address contains nothing else. */
		picture_id: text().primaryKey(),
		sub: text().notNull(),
		picture: bytes().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [index("profile_pictures_by_customer").on(it.sub, it.created_at)],
);

export const avatars = pgTable("avatars", {
	avatar_id: text().primaryKey(),
	name: text().notNull(),
	picture: text().notNull(),
	seq: integer().notNull(),
});

/** Terms of service; a new version needs a new consent (3 §4). */
export const consents = pgTable("consents", {
	consent_id: text().primaryKey(),
	article_id: text().notNull().unique(),
	title_th: text().notNull(),
	title_en: text().notNull(),
	content_th: text().notNull(),
	content_en: text().notNull(),
	picture: text().notNull(),
	is_required: boolean().notNull(),
	version: integer().notNull(),
	seq: integer().notNull(),
});

/** A customer's consent to a version of a term. */
export const customerConsents = pgTable(
	"customer_consents",
	{
		sub: text().notNull(),
		consent_id: text().notNull(),
		is_consent: boolean().notNull(),
		version: integer().notNull(),
		decided_at: dateTime("decided_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.consent_id] })],
);

/** Listed games, by their article. */
export const games = pgTable("games", {
	alt_reference: text().primaryKey(),
	picture: text().notNull(),
	seq: integer().notNull(),
});

/** The demo programme's players, who are not customers. */
export const gamePlayers = pgTable("game_players", {
	sub: text().primaryKey(),
	first_name: text().notNull(),
	last_name: text().notNull(),
	avatar_id: text().notNull(),
});

/** The score of one round; `name` is the game ("space"). */
export const gameScores = pgTable(
	"game_scores",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		name: text().notNull(),
		sub: text().notNull(),
		points: integer().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		index("game_scores_by_player").on(it.name, it.sub, it.created_at),
		index("game_scores_by_time").on(it.name, it.created_at),
		index("game_scores_by_customer").on(it.sub),
	],
);
