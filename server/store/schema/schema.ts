// Every table of the store, for PGlite and PostgreSQL; `npm run migration` writes the SQL of a change.
import { bigint, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { dateTime } from "./columns";

export * from "./articleSchema";
export * from "./catalogueSchema";
export * from "./claimSchema";
export * from "./customerSchema";
export * from "./eventSchema";
export * from "./memberSchema";
export * from "./pushSchema";

/** The digest of the files that were seeded last, by the programme (demo). */
export const seedDigests = pgTable("programme", {
	name: text().primaryKey(),
	digest: text().notNull(),
	seeded_at: dateTime().notNull(),
});

/** Requests per client or address, in the form of rate-limiter-flexible; unlogged, since a crash may lose them. */
export const requestCounts = pgTable("request_counts", {
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	/** Unix ms. */
	expire: bigint({ mode: "number" }),
});

/** One row, whose version triggers increase with every change of the catalogue except stock (migration 0008). */
export const catalogueVersion = pgTable("catalogue_version", {
	version: bigint({ mode: "number" }).primaryKey(),
});
