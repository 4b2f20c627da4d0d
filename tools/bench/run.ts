// The bench: ratios of one run, of the app to a bare app of its stack and of the API to its bare database.
import { browserOrExit } from "../../tests/support/browser";
import { buildProblem } from "../../tests/support/build";
import { fail } from "../fail";
import { namesWith, readOptions, wholeNumberOrFail } from "../options";
import { bytes } from "./parts/bytes";
import { claims } from "./parts/claims";
import { interaction } from "./parts/interaction";
import { lists } from "./parts/lists";
import { pages } from "./parts/pages";
import { phone } from "./parts/phone";
import { saved } from "./parts/saved";
import type { BenchPart } from "./report";

/** The parts in the order in which they run. */
const parts: Readonly<Record<string, BenchPart>> = {
	bytes,
	phone,
	interaction,
	lists,
	saved,
	pages,
	claims,
};
const names = Object.keys(parts);

const values = readOptions(
	`
Usage: [BENCH_BASELINE=<folder or address>] npm run bench [-- options]
Measures the build (npm run build), and the baseline in the same rounds if one is given.

  --only=<parts>               of ${names.join(",")}; all by default
  --rounds=<number>            measured rounds of phone, saved and pages; 7 by default
  --baseline-ready=<selector>  an element that the baseline's page has once its content is shown; #list by default`,
	{
		only: { type: "string", default: "" },
		rounds: { type: "string", default: "7" },
		"baseline-ready": { type: "string", default: "#list" },
	},
);
const rounds = wholeNumberOrFail("rounds", values.rounds, 1, 1000);
const chosen = namesWith(values.only, names);
const problem = buildProblem();
if (problem) fail(problem);

const options = { rounds, baselineReady: values["baseline-ready"] };
// Without a browser it ends here, before anything is started.
if (chosen.some((name) => name !== "claims"))
	process.env.TEST_BROWSER = await browserOrExit();
for (const [name, run] of Object.entries(parts)) {
	if (!chosen.includes(name)) continue;
	// A failed part does not stop the others.
	await run(options).catch((failure: unknown) => {
		console.error(`FAILED ${name}:`, failure);
		process.exitCode = 1;
	});
}
