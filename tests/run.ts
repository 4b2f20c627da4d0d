// Runs the CI suite (on every change), the full suite (before work counts as finished) or chosen parts of one, and prints a summary.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./support/command";
import type { TestOutcome } from "./support/reporter";
import {
	failedIn,
	type PartResult,
	partLine,
	summary,
} from "./support/summary";

/**
 * Suite, lane, name, time limit in seconds, command. Lanes 1 and 2 run in parallel on one core each; lane 3 runs alone after them.
 * Within a lane the parts that fail soonest come first; * needs the build.
 */
const table = `
both 2  lint                  60 npm run lint
both 2  typecheck            120 npm run typecheck
both 2  structure            120 npm run test:structure
both 2  build                120 env VITE_DEMO=1 npm run build
both 2 *bytes                120 npx vitest run -c tests/vitest.config.ts --project=built
ci   1  unit                 420 npm run test:unit
ci   2  api                  300 npm run test:api
full 2  dead-code            120 npx knip --no-progress
full 1  unit-and-api         900 env TEST_DAYS_AHEAD=400 npm run coverage
full 3  trials               600 npx vitest run -c tests/vitest.config.ts --project=trials
full 3  api-postgres         900 env TEST_POSTGRES=1 npm run test:api -- --project=trials
ci   3 *browser              420 npx playwright test -c tests/playwright.config.ts --project=e2e --project=lighthouse
full 3 *journeys            2400 npm run test:e2e
full 3 *audits              1500 npx playwright test -c tests/playwright.config.ts --project=audits
full 3 *lighthouse           900 npx playwright test -c tests/playwright.config.ts --project=lighthouse
full 3  reliability-node    3600 npx vitest run -c tests/vitest.config.ts --project=reliability
full 3 *reliability-browser 7200 npx playwright test -c tests/playwright.config.ts --project=reliability
full 3  mutants             2400 npm run mutants -- --sample`;
const [suite = "", ...requested] = process.argv.slice(2);
const parts = [...table.matchAll(/^(\w+) +(\d) +(\*?)(\S+) +(\d+) (.*)$/gm)]
	.filter(([, of]) => of === "both" || of === suite)
	.map(([, , lane, star, name = "", seconds, line = ""]) => ({
		lane: Number(lane),
		name,
		line,
		needsBuild: star === "*",
		seconds: Number(seconds),
	}));
const chosen = requested.flatMap((word) => word.split(",")).filter(Boolean);
const isChosen = ({ name }: { name: string }) =>
	chosen.length === 0 || chosen.includes(name);
if (chosen.some((name) => !parts.some((part) => part.name === name))) {
	const names = parts.map(({ name }) => name).join(", ");
	const script = suite === "ci" ? "npm test" : "npm run test:full";
	console.log(`Usage: ${script} [-- part,part]\nThe parts: ${names}`);
	process.exit(chosen.includes("--help") ? 0 : 2);
}
// The build runs again whenever a chosen part needs it: an existing one may be of other sources.
const needsBuild = parts.some((part) => isChosen(part) && part.needsBuild);

mkdirSync("test-results", { recursive: true });
const folder = mkdtempSync(join("test-results", "run-"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Runs a part: returns one outcome per test, or a single one for a command without tests. */
async function outcomesOf(part: (typeof parts)[number]) {
	const file = join(folder, `${part.name}.jsonl`);
	const [program = "", ...args] = part.line.split(" ");
	const environment = {
		BUILD_DIR: join(folder, "dist"),
		TEST_SUITE: suite,
		TEST_RESULTS: file,
	};
	const ran = await runCommand(program, args, environment, part.seconds * 1000);
	const lines = readFileSync(file, { encoding: "utf8", flag: "a+" }).split(
		"\n",
	);
	const outcomes: TestOutcome[] = lines
		.filter(Boolean)
		.map((it) => JSON.parse(it));
	if (ran.status !== 0) {
		console.log(ran.output.trim());
		const line = ran.output.split("\n").find((it) => /error|×|✖/i.test(it));
		const error = ran.timedOut ? `ended after ${part.seconds} s` : line;
		if (ran.timedOut || failedIn(outcomes).length === 0)
			outcomes.push({ name: part.line, status: "failed", error });
	} else if (outcomes.length === 0)
		outcomes.push({ name: part.line, status: "passed" });
	return outcomes;
}

const results: PartResult[] = [];
async function runLane(lane: number) {
	for (const part of parts) {
		if (part.lane !== lane) continue;
		if (!isChosen(part) && !(part.name === "build" && needsBuild)) continue;
		const started = Date.now();
		const outcomes = await outcomesOf(part);
		const seconds = (Date.now() - started) / 1000;
		const result = { name: part.name, seconds, outcomes };
		results.push(result);
		console.log(partLine(result));
	}
}

await Promise.all([runLane(1), runLane(2)]);
await runLane(3);
console.log(["", ...summary(results)].join("\n"));
if (results.some((it) => failedIn(it.outcomes).length > 0))
	process.exitCode = 1;
