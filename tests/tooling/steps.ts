// The steps of the test command: what each runs, and how its outcome becomes passed and failed.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { command } from "./command";
import { type Counts, countPlaywright, countVitest } from "./counts";

export interface Step {
	/** As developers call it after --only. */
	name: string;
	title: string;
	run(environment: NodeJS.ProcessEnv): Promise<Counts & { output: string }>;
}

const reports = "test-results";
mkdirSync(reports, { recursive: true });

/** A step that a program decides: one passed or one failed. */
export function program(name: string, title: string, line: string): Step {
	const [first = "", ...args] = line.split(" ");
	return {
		name,
		title,
		run: async (environment) => {
			const { status, output } = await command(first, args, environment);
			const failed = status === 0 ? 0 : 1;
			return {
				passed: 1 - failed,
				failed,
				failures: failed ? [`status ${status}`] : [],
				output,
			};
		},
	};
}

async function counted(
	report: string,
	count: (json: string) => Counts,
	run: () => ReturnType<typeof command>,
) {
	rmSync(report, { force: true });
	const { status, output } = await run();
	let counts: Counts;
	try {
		counts = count(readFileSync(report, "utf8"));
	} catch {
		counts = { passed: 0, failed: 1, failures: ["It left no report"] };
	}
	if (status !== 0 && counts.failed === 0)
		counts = {
			passed: counts.passed,
			failed: 1,
			failures: [`status ${status}, though no test failed`],
		};
	if (counts.passed + counts.failed === 0)
		counts = { passed: 0, failed: 1, failures: ["There is no test in it"] };
	return { ...counts, output: counts.failed === 0 ? "" : output };
}

/** A step of Vitest tests below the given folders. */
export function vitest(name: string, title: string, folders: string): Step {
	const report = join(reports, `${name}.json`);
	return {
		name,
		title,
		run: (environment) =>
			counted(report, countVitest, () =>
				command(
					"npx",
					[
						...`vitest run ${folders} --reporter=json`.split(" "),
						`--outputFile=${report}`,
					],
					environment,
				),
			),
	};
}

/** A step of Playwright tests: one project of tests/playwright.config.ts. */
export function playwright(name: string, title: string): Step {
	const report = join(reports, `${name}.json`);
	return {
		name,
		title,
		run: (environment) =>
			counted(report, countPlaywright, () =>
				command(
					"npx",
					`playwright test -c tests/playwright.config.ts --project=${name} --reporter=json --output ${reports}/${name}`.split(
						" ",
					),
					{ ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) },
				),
			),
	};
}
