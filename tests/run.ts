// Runs the CI suite (may this be merged?) or the full suite (is all of it true?), or chosen parts of one, and ends with a summary.
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { join } from "node:path";
import { type Need, type Part, suites } from "./parts";
import { findBrowser, findHeadlessShell } from "./support/browser";
import { command } from "./support/command";
import { startPostgres } from "./support/postgres";
import type { TestOutcome } from "./support/reporter";
import {
	failedIn,
	type PartResult,
	partLine,
	summary,
} from "./support/summary";

const [suite, ...words] = process.argv.slice(2);
const parts = suites[suite === "full" ? "full" : "ci"];
const names = words.flatMap((word) => word.split(",")).filter(Boolean);
if (names.some((name) => !parts.some((part) => part.name === name))) {
	console.log(
		`npm ${suite === "full" ? "run test:full" : "test"} [-- part,part]; parts: ${parts.map(({ name }) => name).join(", ")}`,
	);
	process.exit(names.includes("--help") ? 0 : 2);
}
const isChosen = ({ name }: Part) => names.length === 0 || names.includes(name);
const isNeeded = (need: Need) =>
	parts.some((part) => isChosen(part) && part.needs.includes(need));
// A build of an earlier day says nothing about this tree.
const run = parts.filter(
	(part) => isChosen(part) || (part.name === "build" && isNeeded("build")),
);

mkdirSync("test-results", { recursive: true });
const folder = mkdtempSync(join("test-results", "run-"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const environment: NodeJS.ProcessEnv = {
	BUILD_DIR: join(folder, "dist"),
	TEST_SUITE: suite,
};
/** What parts need and cannot have, with the reason. */
const missing = new Map<Need, string>();

async function provide(need: Need, get: () => Promise<NodeJS.ProcessEnv>) {
	if (!isNeeded(need)) return;
	try {
		Object.assign(environment, await get());
	} catch (error) {
		missing.set(need, error instanceof Error ? error.message : String(error));
	}
}
await provide("browser", async () => {
	const TEST_BROWSER = await findBrowser();
	return { TEST_BROWSER, TEST_SHELL: await findHeadlessShell(TEST_BROWSER) };
});
let stopPostgres = async () => {};
await provide("postgres", async () => {
	const { DATABASE_URL } = process.env;
	if (DATABASE_URL) return { POSTGRES_URL: DATABASE_URL };
	const { url, stop } = await startPostgres();
	stopPostgres = stop;
	return { POSTGRES_URL: url };
});

/** A part of tests has the outcome of each, any other part one for its command. */
async function outcomesOf(part: Part): Promise<TestOutcome[]> {
	const fail = (error: string): TestOutcome => ({
		name: part.command,
		status: "failed",
		error,
	});
	const lacking = part.needs.find((need) => missing.has(need));
	if (lacking) return [fail(`not run: ${missing.get(lacking)}`)];
	const file = join(folder, `${part.name}.jsonl`);
	const [program = "", ...args] = part.command.split(" ");
	const { status, output, timedOut } = await command(
		program,
		args,
		{
			...environment,
			TEST_DATABASE_URL: part.needs.includes("postgres")
				? environment.POSTGRES_URL
				: "",
			TEST_RESULTS: file,
		},
		part.limit * 1000,
	);
	if (status !== 0) console.log(output.trim());
	const outcomes: TestOutcome[] = existsSync(file)
		? readFileSync(file, "utf8")
				.trim()
				.split("\n")
				.map((line) => JSON.parse(line))
		: [];
	if (timedOut) return [...outcomes, fail(`ended after ${part.limit} s`)];
	if (status !== 0 && failedIn(outcomes).length === 0)
		return [
			...outcomes,
			fail(
				output.split("\n").find((line) => /error|×|✖/i.test(line)) ??
					`status ${status}`,
			),
		];
	return outcomes.length > 0
		? outcomes
		: [{ name: part.command, status: "passed" }];
}

const results: PartResult[] = [];
for (const part of run) {
	const started = Date.now();
	const outcomes = await outcomesOf(part);
	const result = {
		name: part.name,
		seconds: (Date.now() - started) / 1000,
		outcomes,
	};
	results.push(result);
	console.log(partLine(result));
	if (part.name === "build" && failedIn(outcomes).length > 0)
		missing.set("build", "there is no build");
}
await stopPostgres();
console.log(["", ...summary(results)].join("\n"));
process.exitCode = results.some(({ outcomes }) => failedIn(outcomes).length > 0)
	? 1
	: 0;
