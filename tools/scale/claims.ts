// npm run scale:claims: claims a second of one deal and over many, through one and two processes, beside the same statements on the bare database.
import { buildOrExit } from "../../tests/support/build";
import { median, ratioOf } from "../../tests/support/rounds";
import { measurePostgres } from "../bench/claims";
import { failBecause } from "../fail";
import { readOptions } from "../options";

readOptions(`
npm run scale:claims: measures the build on a PostgreSQL of its own that waits for its
disk, with 50 clients and the shared limits on. Prints claims a second, medians of 5
rounds in turn after one that is thrown away, and their ratios.`);

buildOrExit();
const measured = await measurePostgres().catch(failBecause);
for (const { deals, bare, api, two } of measured) {
	const each = [bare, api, two].map((it) => median(it).toFixed(0));
	console.log(
		`${deals}: bare database ${each[0]}/s, one process ${each[1]}/s (${ratioOf(api, bare).ratio.toFixed(2)} of it), two ${each[2]}/s (${ratioOf(two, api).ratio.toFixed(2)} times one)`,
	);
}
