// Every table of the store, one definition for PGlite and PostgreSQL; `npm run migration` turns a change into SQL.
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

export * from "./articleSchema";
export * from "./catalogueSchema";
export * from "./claimSchema";
export * from "./customerSchema";
export * from "./eventSchema";
export * from "./memberSchema";
export * from "./onboardingSchema";
export * from "./surveySchema";

/** What the programme was last seeded from. */
export const programme = pgTable("programme", {
	name: text().primaryKey(),
	digest: text().notNull(),
	seeded_at: moment("seeded_at").notNull(),
});
