// Column types shared by the tables.
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** An instant, with its time zone. */
export const dateTime = () => timestamp({ withTimezone: true, mode: "date" });
/** node-postgres returns a Buffer, PGlite a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({
	dataType: () => "bytea",
});
/** For external ids: 8 bytes hold every safe integer. */
export const safeInteger = () => bigint({ mode: "number" });
