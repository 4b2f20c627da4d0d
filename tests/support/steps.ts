// How a part of the gate or the proof runs, and how its outcome becomes passed and failed.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { command } from "./command";
import {
	type Counts,
	countPlaywright,
	countVitest,
	isRed,
	nothingCounted,
} from "./counts";

export type Purpose = "gate" | "proof";

/** What the runner gives each part. */
interface Context {
	purpose: Purpose;
	/** For the part's programs: the run's build folder, browser and database. */
	environment: NodeJS.ProcessEnv;
	/** ms; then the part is ended, and has failed. */
	limit: number;
}

interface Outcome extends Counts {
	/** Everything that it said, when it failed. */
	output: string;
}

export type Run = (context: Context) => Promise<Outcome>;

const reports = resolve("test-results");

async function counted(
	context: Context,
	line: string,
	report: string,
	count: (json: string) => Counts,
	environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
	mkdirSync(reports, { recursive: true });
	rmSync(report, { force: true });
	const [program = "", ...args] = line.split(" ");
	const { status, output, isLate } = await command(
		program,
		args,
		{ ...context.environment, ...environment },
		context.limit,
	);
	let counts = nothingCounted();
	/** Named without the filter, which holds the tag. */
	const name = line.replace(/ -t .*/, "");
	const fail = (why: string) => counts.failures.push({ name, why });
	try {
		counts = count(readFileSync(report, "utf8"));
	} catch {
		fail("it left no report");
	}
	if (isLate) fail(`ended after ${context.limit / 1000} s`);
	else if (status !== 0 && counts.failures.length === 0)
		fail(`status ${status}, though no test failed`);
	if (counts.passed + counts.failures.length === 0)
		fail("there is no test in it");
	return { ...counts, output: counts.failures.length > 0 ? output : "" };
}

/** A part that a program decides: one passed or one failed. */
export function program(line: string, environment?: NodeJS.ProcessEnv): Run {
	return async (context) => {
		const [first = "", ...args] = line.split(" ");
		const { status, output, isLate } = await command(
			first,
			args,
			{ ...context.environment, ...environment },
			context.limit,
		);
		const counts = nothingCounted();
		if (status === 0) return { ...counts, passed: 1, output: "" };
		const why = isLate
			? `ended after ${context.limit / 1000} s`
			: (output.split("\n").find((it) => /error|×|✖/i.test(it)) ??
				`status ${status}`);
		return { ...counts, failures: [{ name: line, why }], output };
	};
}

/** Vitest's own filter by name takes what matches: every name without the tag. */
const withoutRed = "^(?!.*@red)";

/** A part of Vitest tests; what is @red is left out of the gate. */
export function vitest(name: string, args: string): Run {
	const report = join(reports, `${name}.json`);
	return async (context) => {
		const filter = context.purpose === "gate" ? ` -t ${withoutRed}` : "";
		const line = `npx vitest run ${args} --reporter=json --outputFile=${report}${filter}`;
		const outcome = await counted(context, line, report, countVitest);
		outcome.leftOut = outcome.leftOut.filter(isRed);
		return outcome;
	};
}

/** How Playwright runs for the gate and for the proof (one retry tells a hiccup from a fault). */
const manner = {
	gate: "--workers=1 --retries=2 --max-failures=3 --timeout=60000 --grep=@gate --grep-invert=@red",
	proof: "--retries=1",
};

/** A part of browser tests: one project of tests/playwright.config.ts; the gate takes those tagged @gate. */
export function playwright(name: string, args: string): Run {
	const report = join(reports, `${name}.json`);
	return (context) =>
		counted(
			context,
			`npx playwright test -c tests/playwright.config.ts ${args} --reporter=json --output=${reports}/${name} ${manner[context.purpose]}`,
			report,
			countPlaywright,
			{ PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		);
}
