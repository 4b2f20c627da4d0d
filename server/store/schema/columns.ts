// Columns that tables of every area have, each with what it is in the program.
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) =>
	timestamp(name, { withTimezone: true, mode: "date" });
/** A file's bytes: node-postgres gives a Buffer, PGlite a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({
	dataType: () => "bytea",
});
/** Ids that arrive from outside: 8 bytes, so that no safe integer overflows. */
export const number = (name: string) => bigint(name, { mode: "number" });
