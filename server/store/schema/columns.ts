// Columns shared by the tables.
import { and, type Column, gte, lte } from "drizzle-orm";
import { bigint, customType, text, timestamp } from "drizzle-orm/pg-core";

/** An instant, with its time zone. */
export const dateTime = () => timestamp({ withTimezone: true, mode: "date" });
/** node-postgres returns a Buffer, PGlite a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({
	dataType: () => "bytea",
});
/** For external ids: 8 bytes hold every safe integer. */
export const safeInteger = () => bigint({ mode: "number" });

const notNullText = () => text().notNull();
/** A text in both languages: the columns `name_th` and `name_en`. */
export const bilingual = <Name extends string>(name: Name) =>
	({
		[`${name}_th`]: notNullText(),
		[`${name}_en`]: notNullText(),
	}) as Record<`${Name}_${"th" | "en"}`, ReturnType<typeof notNullText>>;

/** The first and the last instant of a row. */
export const validity = () => ({
	valid_from: dateTime().notNull(),
	valid_through: dateTime().notNull(),
});

/** The condition of rows that are valid now. */
export const isCurrent = (
	it: Record<keyof ReturnType<typeof validity>, Column>,
	now: Date,
) => and(lte(it.valid_from, now), gte(it.valid_through, now));
