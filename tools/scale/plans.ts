// The plans of the measured statements: none may read a growing table in full.
import { getTableName } from "drizzle-orm";
import { type Client, escapeLiteral } from "pg";
import { contentKinds } from "../../server/store/content/contentKinds";
import * as schema from "../../server/store/schema/schema";

/** Tables of the content, and tables whose row count does not grow with use. */
const bounded = new Set<string>([
	...Object.values(contentKinds).map(({ table }) => getTableName(table)),
	...[schema.catalogueVersion, schema.gamePlayers].map(getTableName),
	...[schema.requestCounts, schema.seedDigests].map(getTableName),
]);

/** Tables that grow with customers and time: all others. */
const growing = new Set<string>(
	Object.values(schema)
		.map(getTableName)
		.filter((table) => !bounded.has(table)),
);

interface PlanNode {
	"Node Type": string;
	"Relation Name"?: string;
	Plans?: PlanNode[];
}

/** The growing tables of which a plan has a sequential scan. */
export function scannedTables(plan: PlanNode): string[] {
	const table = plan["Relation Name"] ?? "";
	const isFullScan = plan["Node Type"] === "Seq Scan" && growing.has(table);
	return [
		...(isFullScan ? [table] : []),
		...(plan.Plans ?? []).flatMap(scannedTables),
	];
}

export interface Statement {
	text: string;
	values: unknown[];
}

function literalOf(value: unknown): string {
	if (value === null || value === undefined) return "null";
	if (Array.isArray(value)) return `array[${value.map(literalOf).join(", ")}]`;
	return escapeLiteral(
		value instanceof Date ? value.toISOString() : String(value),
	);
}

/** The statement with its values in place, as the planner sees them. */
const inlined = ({ text, values }: Statement) =>
	text.replace(/\$(\d+)/g, (_, at) => literalOf(values[Number(at) - 1]));

/** The planner reads a table of so few rows in full even if there is an index. */
const fewRows = 10_000;

/** The tables read by a sequential scan; a small one only if no index could be used. */
async function tablesReadInFull(
	client: Client,
	text: string,
): Promise<string[]> {
	const scanned = async () => {
		const { rows } = await client.query(`explain (format json) ${text}`);
		return new Set(scannedTables(rows[0]["QUERY PLAN"][0].Plan));
	};
	const chosen = await scanned();
	if (chosen.size === 0) return [];
	const { rows } = await client.query(
		"select relname from pg_class where relname = any($1) and reltuples > $2",
		[[...chosen], fewRows],
	);
	await client.query("set enable_seqscan = off");
	const forced = await scanned();
	await client.query("reset enable_seqscan");
	const large = new Set(rows.map(({ relname }) => relname));
	return [...chosen].filter((it) => large.has(it) || forced.has(it));
}

/** Explains every statement and prints the plans of the first `printCount`; returns a line for each problem. */
export async function checkPlans(
	client: Client,
	statements: (readonly [name: string, Statement])[],
	printCount: number,
): Promise<string[]> {
	const problems: string[] = [];
	for (const [at, [name, statement]] of statements.entries()) {
		const text = inlined(statement);
		for (const table of await tablesReadInFull(client, text))
			problems.push(`A statement reads all rows of ${table}: ${name}`);
		if (at >= printCount) continue;
		const plan = await client.query(`explain ${text}`);
		const lines = plan.rows.map((row) => row["QUERY PLAN"]);
		console.log(`\n${name}\n${lines.join("\n")}`);
	}
	return problems;
}
