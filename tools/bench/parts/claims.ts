// The part `claims`: claims a second through the API beside the bare database.
import { median, ratioOf } from "../../../tests/support/rounds";
import { claimRounds, measureEmbedded, measurePostgres } from "../claims";
import { printFigure, printHeading } from "../report";
import type { BenchPart } from "./part";

function print(what: string, api: readonly number[], bare: readonly number[]) {
	console.log(
		`${what}: ${median(api).toFixed(0)} claims a second through the API, ${median(bare).toFixed(0)} on the bare database`,
	);
	printFigure(`${what}, API to bare`, ratioOf(api, bare), { atLeast: 0.5 });
}

export const claims: BenchPart = async () => {
	printHeading(
		"Claims of 50 clients",
		`medians of ${claimRounds} rounds in turn; what warms up is not measured`,
	);
	const embedded = await measureEmbedded();
	print("PGlite", embedded.api, embedded.bare);
	for (const { deals, api, bare, two } of await measurePostgres()) {
		print(`PostgreSQL, ${deals}`, api, bare);
		const { ratio } = ratioOf(two, api);
		console.log(
			`two processes: ${median(two).toFixed(0)} claims a second, ${ratio.toFixed(2)} times one`,
		);
	}
};
