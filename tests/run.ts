// Runs the gate (may this land?) or the proof (is all of it true?), or chosen parts of one; the end of the output tells the story.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { type Need, type Part, parts } from "./parts";
import { findBrowser, findShell, findThaiFonts } from "./support/browser";
import { nothingCounted } from "./support/counts";
import { startPostgres } from "./support/postgres";
import type { Purpose } from "./support/steps";
import { type PartResult, story } from "./support/summary";

const [asked, ...words] = process.argv.slice(2);
const purpose: Purpose = asked === "proof" ? "proof" : "gate";
const all = parts.filter((part) => part.in.includes(purpose));
const wanted = words.flatMap((word) => word.split(",")).filter(Boolean);
const known = new Set(all.map(({ name }) => name));
const strange = wanted.filter((name) => !known.has(name));
if (strange.length > 0) {
	console.error(
		`No such part: ${strange.join(", ")}. There are: ${[...known].join(", ")}`,
	);
	process.exit(2);
}
const chosen = all.filter(
	({ name }) => wanted.length === 0 || wanted.includes(name),
);
const isNeeded = (need: Need) =>
	chosen.some((part) => part.needs.includes(need));
// A build of an earlier day says nothing about this tree.
const build = all.find(({ name }) => name === "build");
if (build && isNeeded("build") && !chosen.includes(build))
	chosen.unshift(build);

const since = Date.now();
const seconds = (from: number) => (Date.now() - from) / 1000;
mkdirSync("test-results", { recursive: true });
const folder = mkdtempSync(join("test-results", "run-"));
const environment: NodeJS.ProcessEnv = {
	BUILD_DIR: relative(".", join(folder, "dist")),
};
const results: PartResult[] = [];
/** What could not be had, with why. */
const missing = new Map<Need, string>();

function report(result: PartResult) {
	results.push(result);
	const { title, passed, failures } = result;
	console.log(
		`${failures.length === 0 ? "ok  " : "FAIL"} ${title}: ${passed} passed, ${failures.length} failed (${result.seconds.toFixed(1)} s)`,
	);
}

/** Why a test failed, without the steps through the test runner's own files. */
const withoutLibraries = (why: string) =>
	why
		.split("\n")
		.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
		.join("\n");

async function runPart(part: Part) {
	const from = Date.now();
	const lacking = part.needs.find((need) => missing.has(need));
	if (lacking) {
		const why = `not run: ${missing.get(lacking)}`;
		const failures = [{ name: part.title, why }];
		report({ ...nothingCounted(), title: part.title, failures, seconds: 0 });
		return;
	}
	const limit = part.limit * 1000;
	const { output, ...counts } = await part.run({ purpose, environment, limit });
	report({ ...counts, title: part.title, seconds: seconds(from) });
	if (counts.failures.length === 0) return;
	if (part === build) missing.set("build", "there is no build");
	for (const { name, why } of counts.failures)
		console.log(`${name}\n${withoutLibraries(why)}\n`);
	// The reports of the test runners say the same once more.
	if (!output.startsWith("{")) console.log(output.trim());
}

/** Gets what the parts need from the machine; what cannot be had fails the parts that need it, and no other. */
async function provide(need: Need, get: () => Promise<string[]>) {
	if (!isNeeded(need)) return;
	try {
		console.log((await get()).join("\n"));
	} catch (error) {
		missing.set(need, error instanceof Error ? error.message : String(error));
	}
}

// An interrupted run leaves through the front door too: what it started ends with it.
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

await provide("browser", async () => {
	const browser = await findBrowser();
	environment.TEST_BROWSER = browser.executablePath;
	environment.TEST_SHELL = browser.executablePath;
	if (purpose === "gate") return [browser.description];
	// The proof draws much more: a third less work each time is worth a package, and it looks at Thai letters.
	const shell = await findShell(browser);
	environment.TEST_SHELL = shell.executablePath;
	return [browser.description, shell.description, await findThaiFonts()];
});
let stopPostgres = async () => {};
await provide("postgres", async () => {
	const given = process.env.DATABASE_URL;
	if (given) {
		environment.TEST_DATABASE_URL = given;
		return ["PostgreSQL of DATABASE_URL"];
	}
	const postgres = await startPostgres();
	stopPostgres = postgres.stop;
	environment.TEST_DATABASE_URL = postgres.url;
	return [postgres.description];
});
for (const part of chosen) await runPart(part);
await stopPostgres();
console.log(`\nThe ${purpose} took ${seconds(since).toFixed(0)} s`);
for (const line of story(results)) console.log(line);
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
