// Proves which query plans `npm run scale` rejects, and which statements it sees.
import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { recordStatements } from "../../../tools/scale/calls";
import { scannedTables } from "../../../tools/scale/plans";

interface Scan {
	"Node Type": string;
	"Relation Name": string;
	Plans: Scan[];
}
const scan = (type: string, table: string, ...Plans: Scan[]): Scan => ({
	"Node Type": type,
	"Relation Name": table,
	Plans,
});

test("a sequential scan over a table that grows is found at any depth", () => {
	const plan = scan(
		"Limit",
		"",
		scan(
			"Nested Loop",
			"",
			scan("Seq Scan", "claims"),
			scan("Seq Scan", "codes"),
		),
	);
	expect(scannedTables(plan)).toEqual(["claims", "codes"]);
});

test("every table of customers grows", () => {
	for (const table of ["code_reminders", "push_subscriptions", "answered"])
		expect(scannedTables(scan("Seq Scan", table))).toEqual([table]);
});

test("an index, or a table of the content, is not a fault", () => {
	expect(scannedTables(scan("Index Scan", "claims"))).toEqual([]);
	expect(scannedTables(scan("Bitmap Heap Scan", "claims"))).toEqual([]);
	for (const table of ["brands", "request_counts", "catalogue_version"])
		expect(scannedTables(scan("Seq Scan", table))).toEqual([]);
});

test("statements are seen on each connection, also on one that was there before", () => {
	const pool = new EventEmitter();
	const clients = [{ query: () => {} }, { query: () => {} }];
	const seen = recordStatements(pool);
	for (const client of [...clients, ...clients]) {
		pool.emit("acquire", client);
		Reflect.apply(client.query, client, ["select 1"]);
	}
	expect([...seen.values()].map(({ count }) => count)).toEqual([4]);
});
