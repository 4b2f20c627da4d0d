// Statements of the busiest calls: built once for a connection, then run with nothing but their values.
import { sql } from "drizzle-orm";
import type { Database } from "./openDatabase";
import { perConnection } from "./perConnection";

/** A place in a statement that `execute({ name: value })` fills. */
export const placeholder = sql.placeholder;

/** What `prepare(name)` gives: built once for a connection, and prepared in it under its name. */
export const preparedStatement = <P extends object>(
	prepare: (db: Database) => P,
): ((db: Database) => P) => perConnection(prepare);
