// Prepared statements for the busiest calls: built once per connection.
import { type Column, sql } from "drizzle-orm";
import { memoize } from "../../rules/memoize";
import type { Database } from "./database";

/** A parameter that `execute({ name: value })` fills. */
export const param = sql.placeholder;

/** Builds a statement once per connection. */
export const prepared = <P extends object>(prepare: (db: Database) => P) =>
	memoize(prepare);

/** A column among values as one parameter, so that lists of any length are one statement. */
export const isAmong = (column: Column, values: readonly (string | number)[]) =>
	sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
