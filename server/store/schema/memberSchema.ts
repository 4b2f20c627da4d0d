// The tables of membership: pictures, avatars, terms with what was decided about them, games with their rounds.
import {
	bigserial,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns";

/** Profile pictures that customers sent, as the server drew them anew. */
export const profilePictures = pgTable(
	"profile_pictures",
	{
		/** Not to be guessed: it is all that an address of a picture has. */
		picture_id: text().primaryKey(),
		sub: text().notNull(),
		picture: bytes().notNull(),
		created_at: moment("created_at").notNull(),
	},
	(it) => [index("profile_pictures_by_customer").on(it.sub, it.created_at)],
);

export const avatars = pgTable("avatars", {
	avatar_id: text().primaryKey(),
	name: text().notNull(),
	picture: text().notNull(),
	seq: integer().notNull(),
});

/** Terms of service; a new version asks those who agreed to the one before (3 §4). */
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

/** What a customer decided about a term, and about which version of it. */
export const customerConsents = pgTable(
	"customer_consents",
	{
		sub: text().notNull(),
		consent_id: text().notNull(),
		is_consent: boolean().notNull(),
		version: integer().notNull(),
		decided_at: moment("decided_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.consent_id] })],
);

/** The games of the list, by the article that tells of them. */
export const games = pgTable("games", {
	alt_reference: text().primaryKey(),
	picture: text().notNull(),
	seq: integer().notNull(),
});

/** Players that are no customers of this store: the demo programme's. */
export const gamePlayers = pgTable("game_players", {
	sub: text().primaryKey(),
	first_name: text().notNull(),
	last_name: text().notNull(),
	avatar_id: text().notNull(),
});

/** One round of a game; `name` is the game's ("space"). */
export const gameScores = pgTable(
	"game_scores",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		name: text().notNull(),
		sub: text().notNull(),
		points: integer().notNull(),
		created_at: moment("created_at").notNull(),
	},
	(it) => [
		index("game_scores_by_player").on(it.name, it.sub, it.created_at),
		index("game_scores_by_time").on(it.name, it.created_at),
	],
);
