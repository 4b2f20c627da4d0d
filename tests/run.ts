// The test command: every check of the project, counted together on the last line.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { findBrowser, findShell, findThaiFonts } from "./tooling/browser";
import { startPostgres } from "./tooling/postgres";
import { playwright, program, type Step, vitest } from "./tooling/steps";

// The journeys sign in as demo customers, which only a demo build asks for.
const build = program("build", "build", "env VITE_DEMO=1 npm run build");
const e2e = playwright("e2e", "browser journeys");
const audits = playwright("audits", "audits");
const lighthouse = playwright("lighthouse", "Lighthouse");
const apiPostgres = vitest(
	"api-postgres",
	"API on PostgreSQL",
	"tests/api --no-file-parallelism",
);

/**
 * Stages run one after another; the lanes of a stage side by side. What
 * measures or counts on an undisturbed machine has a stage of its own.
 */
const stages: Step[][][] = [
	[
		[build],
		[
			program("lint", "format and lint", "npx biome check"),
			program("types", "types", "npx tsc --noEmit"),
			program("dead-code", "dead code", "npx knip --no-progress"),
			vitest("structure", "structure", "tests/structure"),
		],
	],
	[[vitest("unit", "unit", "tests/unit")]],
	[
		[
			vitest(
				"api-embedded",
				"API on PGlite",
				"tests/api --no-file-parallelism",
			),
		],
		[apiPostgres],
	],
	[[e2e]],
	[[audits]],
	[[lighthouse]],
];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const all = stages.flat(2);
const chosen = new Set(all.map((step) => step.name));
if (values.only) {
	const wanted = values.only.split(",");
	const means = (word: string, name: string) =>
		name === word || name.startsWith(`${word}-`);
	for (const { name } of all)
		if (!wanted.some((word) => means(word, name))) chosen.delete(name);
	if (chosen.size === 0) {
		console.error(`The steps are: ${all.map((step) => step.name).join(", ")}`);
		process.exit(2);
	}
}
/** The steps that hold the built product in a browser. */
const onTheBuild = [e2e, audits, lighthouse].map((step) => step.name);
if (
	onTheBuild.some((name) => chosen.has(name)) &&
	!existsSync("dist/server/main.js")
)
	chosen.add(build.name);

const started = Date.now();
const environment: NodeJS.ProcessEnv = {};
const total = { passed: 0, failed: 0 };
const seconds = (since: number) =>
	`${((Date.now() - since) / 1000).toFixed(1)} s`;

function report(title: string, passed: number, failed: number, since: number) {
	total.passed += passed;
	total.failed += failed;
	const mark = failed === 0 ? "ok  " : "FAIL";
	console.log(
		`${mark} ${title}: ${passed} passed, ${failed} failed (${seconds(since)})`,
	);
}

async function runStep(step: Step) {
	const since = Date.now();
	const result = await step.run(environment);
	report(step.title, result.passed, result.failed, since);
	if (result.failed > 0) {
		// The names first: who sees only the head of this output still sees every one.
		const named = result.failures.map((failure) =>
			failure.split("\n", 2).join(" · ").slice(0, 160),
		);
		console.log(
			`${named.join("\n")}\n\n${result.failures.join("\n\n")}\n${result.output.trim()}\n`,
		);
	}
	if (step === build && result.failed > 0) {
		// What was built before says nothing about this tree.
		for (const name of onTheBuild)
			if (chosen.delete(name))
				report(`${name}, not run for want of a build`, 0, 1, since);
	}
}

/** Gets what a step needs from the machine; a machine that cannot give it is one failure. */
async function provide(names: string[], get: () => Promise<string>) {
	if (!names.some((name) => chosen.has(name))) return;
	const since = Date.now();
	try {
		console.log(await get());
	} catch (error) {
		for (const name of names) chosen.delete(name);
		report(error instanceof Error ? error.message : String(error), 0, 1, since);
	}
}

await provide(onTheBuild, async () => {
	const browser = await findBrowser();
	const shell = await findShell(browser);
	environment.TEST_BROWSER = browser.executablePath;
	environment.TEST_SHELL = shell.executablePath;
	const fonts = await findThaiFonts();
	return [...new Set([browser.description, shell.description, fonts])].join(
		"\n",
	);
});
// An interrupted run leaves through the front door too: what it started ends with it.
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => process.exit(1));
let stopPostgres = async () => {};
await provide([apiPostgres.name], async () => {
	const postgres = await startPostgres();
	stopPostgres = postgres.stop;
	environment.TEST_DATABASE_URL = postgres.url;
	return postgres.description;
});

try {
	for (const stage of stages)
		await Promise.all(
			stage.map(async (lane) => {
				for (const step of lane) if (chosen.has(step.name)) await runStep(step);
			}),
		);
} finally {
	await stopPostgres();
}
console.log(`Everything took ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
