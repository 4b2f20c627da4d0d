// npm run scale: fills a PostgreSQL, measures the calls on it, and prints the plans of their queries.
import {
	checkDatabaseUrl,
	connectClient,
} from "../../server/store/connection/openPostgres";
import { reasonOf } from "../../server/store/connection/storeError";
import { startPostgres } from "../../tests/support/postgres";
import { fail } from "../fail";
import { namesWith, readOptions, wholeNumberOrFail } from "../options";
import { callNames, measureCalls } from "./calls";
import { fill, hasRows, isFilled } from "./fill";
import { checkPlans } from "./plans";

const values = readOptions(
	`
Usage: [DATABASE_URL=postgres://…] npm run scale [-- options]
Fills an empty PostgreSQL, calls every list, search and history on it, and prints the
plans of the queries. Ends with status 1 if the median of a call is above 50 ms,
or if a query reads all of a table that grows. Without DATABASE_URL it starts a
PostgreSQL of its own and deletes it at the end.

  --claims=<number>      1000000
  --customers=<number>   200000
  --privileges=<number>  5000
  --rounds=<number>      calls of each kind, 9
  --only=<words>         only calls whose name contains one of the words
  --no-fill              measure a database that was filled before`,
	{
		claims: { type: "string", default: "1000000" },
		customers: { type: "string", default: "200000" },
		privileges: { type: "string", default: "5000" },
		rounds: { type: "string", default: "9" },
		only: { type: "string", default: "" },
		"no-fill": { type: "boolean", default: false },
	},
);
const amount = (name: "claims" | "customers" | "privileges") =>
	wholeNumberOrFail(name, values[name], 100, 100_000_000);
const amounts = {
	claims: amount("claims"),
	customers: amount("customers"),
	privileges: amount("privileges"),
};
const rounds = wholeNumberOrFail("rounds", values.rounds, 1, 1000);
const names = namesWith(values.only, callNames);

/** The longest median of a call, in ms (docs/operating.md). */
const maxMs = 50;
const printedPlans = 10;
/** Characters of a statement that are shown. */
const maxStatementLength = 400;

async function run(url: string): Promise<string[]> {
	checkDatabaseUrl(url);
	const client = await connectClient(url);
	if (values["no-fill"]) {
		if (!(await isFilled(client)))
			throw new Error(
				"The database was not filled by npm run scale; run it without --no-fill.",
			);
	} else if (await hasRows(client))
		throw new Error(
			"The database is not empty; set DATABASE_URL to an empty one.",
		);
	else await fill(client, url, amounts);
	const { measured, statements } = await measureCalls(url, rounds, names);
	console.log("\nms   most  first  bytes  call");
	for (const { name, ms, most, first, bytes } of measured)
		console.log(
			`${ms.toFixed(1)}  ${most.toFixed(0)}  ${first.toFixed(0)}  ${bytes}  ${name}`,
		);
	// The plans of the most frequent are printed, the others only checked. A statement that was sent once is left out, because its result is cached.
	const repeated = statements.filter(({ count }) => count > 1);
	const named = repeated.map(
		({ statement, count }, at) =>
			[
				`${at + 1}. ${count} times: ${statement.text.slice(0, maxStatementLength)}`,
				statement,
			] as const,
	);
	const problems = [
		...measured
			.filter(({ ms }) => ms > maxMs)
			.map(({ name, ms }) => `${name}: ${ms.toFixed(0)} ms`),
		...(repeated.length === 0 ? ["No statement was recorded."] : []),
		...(await checkPlans(client, named, printedPlans)),
	];
	await client.end();
	return problems;
}

const failBecause = (error: unknown) => fail(reasonOf(error));
const own = process.env.DATABASE_URL
	? null
	: await startPostgres().catch(failBecause);
const problems = await run(own?.url ?? process.env.DATABASE_URL ?? "").catch(
	failBecause,
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
