// A deletion knows every table that names customers, also one that no test has a row in (1 §7 Manual, decision 046).
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { customerTables } from "../../../../../server/store/member/deleteCustomer";
import * as schema from "../../../../../server/store/schema/schema";

/** Deleted last, anonymised, deleted by age, or of no customer. */
const others = [
	"customers",
	...["answered", "claims", "game_players", "one_time_codes"],
];

test("each table with a sub is emptied by a deletion, or is one of the others", () => {
	const withSub = Object.values(schema)
		.filter((it) => is(it, PgTable))
		.filter((it) => "sub" in getTableColumns(it))
		.map((it) => getTableName(it));
	const known = [...others, ...customerTables.map(getTableName)];
	expect(withSub.sort()).toEqual(known.sort());
});
