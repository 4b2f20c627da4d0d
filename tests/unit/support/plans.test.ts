// The plans that npm run scale refuses.
import { expect, test } from "vitest";
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

test("an index, or a table of the content, is not a fault", () => {
	expect(scannedTables(scan("Index Scan", "claims"))).toEqual([]);
	expect(scannedTables(scan("Bitmap Heap Scan", "claims"))).toEqual([]);
	expect(scannedTables(scan("Seq Scan", "brands"))).toEqual([]);
});
