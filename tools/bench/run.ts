// The bench: ratios of one run, of the app to a bare app of its stack and of the API to its bare database.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFolder } from "../../server/config/projectRoot";
import { launchOptions } from "../../tests/support/browser";
import { exitWithUsage } from "../usage";
import { bytes } from "./parts/bytes";
import { claims } from "./parts/claims";
import { interaction } from "./parts/interaction";
import { lists } from "./parts/lists";
import { pages } from "./parts/pages";
import type { BenchPart } from "./parts/part";
import { phone } from "./parts/phone";
import { saved } from "./parts/saved";
import { end } from "./report";

/** In the order in which they run. */
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

exitWithUsage(`
[BENCH_BASELINE=<folder or address>] npm run bench [-- options]: measures the build
  --only=<parts>               of ${names.join(",")}; all by default
  --rounds=<number>            measured rounds of phone, saved and pages; 7 by default
  --list=<names>               of history,favourites,category; all by default
  --baseline-ready=<selector>  what the baseline's page has once its content is there; #list by default`);
const { values } = parseArgs({
	options: {
		only: { type: "string", default: names.join(",") },
		rounds: { type: "string", default: "7" },
		"baseline-ready": { type: "string", default: "#list" },
		list: { type: "string" },
	},
});
const rounds = Number(values.rounds);
const chosen = values.only.split(",");
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0)
	end(`No such part: ${unknown.join(", ")}. There are: ${names.join(", ")}`);
if (!Number.isInteger(rounds) || rounds < 1)
	end(`--rounds is a whole number from 1 on, not ${values.rounds}`);
if (!existsSync(join(buildFolder, "server/main.js")))
	end(`Nothing is built in ${buildFolder}: run npm run build first.`);

const options = {
	rounds,
	lists: values.list ? values.list.split(",") : [],
	baselineReady: values["baseline-ready"],
};
// Without a browser it ends here, before anything is started.
if (chosen.some((name) => name !== "claims")) await launchOptions();
for (const [name, run] of Object.entries(parts)) {
	if (!chosen.includes(name)) continue;
	// The other parts are measured all the same.
	await run(options).catch((failure: unknown) => {
		console.error(`FAILED ${name}:`, failure);
		process.exitCode = 1;
	});
}
