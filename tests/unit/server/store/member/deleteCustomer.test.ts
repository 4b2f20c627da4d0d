// A deletion covers every table with customers, even a table without rows in the tests (1 §7 Manual, decision 046).
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { customerTables } from "../../../../../server/store/member/deleteCustomer";
import * as schema from "../../../../../server/store/schema/schema";

/** Tables whose rows are deleted last, anonymised, deleted by age, or belong to no customer. */
const others = [
	"customers",
	...["answered", "claims", "game_players", "one_time_codes"],
];

test("a deletion covers each table with a sub, except those that are handled otherwise", () => {
	const withSub = Object.values(schema)
		.filter((it) => is(it, PgTable))
		.filter((it) => "sub" in getTableColumns(it))
		.map((it) => getTableName(it));
	const known = [...others, ...customerTables.map(getTableName)];
	expect(withSub.sort()).toEqual(known.sort());
});
