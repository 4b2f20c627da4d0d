// The part `claims`: claims a second through the API beside the bare database.
import { median, ratioOf } from "../../../tests/support/rounds";
import { claimRounds, measureEmbedded, measurePostgres } from "../claims";
import { printFigure, printHeading } from "../report";
import type { BenchPart } from "./part";

export const claims: BenchPart = async () => {
	printHeading(
		"Claims of 50 clients",
		`medians of ${claimRounds} rounds in turn; what warms up is not measured`,
	);
	for (const measure of [measureEmbedded, measurePostgres]) {
		const { store, api, bare } = await measure();
		console.log(
			`${store}: ${median(api).toFixed(0)} claims a second through the API, ${median(bare).toFixed(0)} on the bare database`,
		);
		printFigure(`${store}, API to bare`, ratioOf(api, bare), { atLeast: 0.5 });
	}
};
