// A reporter for Vitest and Playwright that appends the outcome of each test as a line of JSON to the file TEST_RESULTS, for the summary of a run.
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Suite, TestError } from "@playwright/test/reporter";
import type { TestModule } from "vitest/node";

export interface TestOutcome {
	name: string;
	/** "skipped" only for a test tagged @red; any other test that did not run counts as failed. */
	status: "passed" | "flaky" | "failed" | "skipped";
	error?: string | undefined;
	/** The figures that the test measured, one per line. */
	measured?: string | undefined;
}

function write({ status, ...outcome }: TestOutcome) {
	const wasNotRun = status === "skipped" && !outcome.name.includes("@red");
	const line: TestOutcome = wasNotRun
		? { ...outcome, status: "failed", error: "the test did not run" }
		: { ...outcome, status };
	const file = process.env.TEST_RESULTS;
	if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

const statuses = {
	expected: "passed",
	unexpected: "failed",
	flaky: "flaky",
	skipped: "skipped",
} as const;
type Failure = { message?: string | undefined };
const messages = (failures: readonly Failure[] = []) =>
	failures.map(({ message }) => message).join("\n");

interface CoverageMap {
	files(): string[];
	fileCoverageFor(file: string): {
		toSummary(): { lines: { covered: number; total: number } };
	};
}

export default class OutcomeReporter {
	private tests: Suite | undefined;

	/** Vitest calls this when a run ends. */
	onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]) {
		if (errors.length > 0)
			write({ name: "Vitest", status: "failed", error: messages(errors) });
		for (const module of modules) {
			const file = module.relativeModuleId;
			const broken = messages(module.errors());
			if (broken) write({ name: file, status: "failed", error: broken });
			for (const test of module.children.allTests()) {
				const { state, errors: failures } = test.result();
				const measured: unknown = Reflect.get(test.meta(), "measured");
				write({
					name: `${file} > ${test.fullName}`,
					status: state === "pending" ? "skipped" : state,
					error: messages(failures),
					measured: measured ? `${test.name}: ${measured}` : "",
				});
			}
		}
	}

	/** Writes Vitest's line coverage of each layer in percent. */
	onCoverage(coverage: CoverageMap) {
		const layers = new Map<string, readonly [covered: number, total: number]>();
		for (const file of coverage.files()) {
			const layer =
				/(src|server)\/\w+(?=\/)/.exec(relative(".", file))?.[0] ?? "";
			const { lines } = coverage.fileCoverageFor(file).toSummary();
			const [covered, total] = layers.get(layer) ?? [0, 0];
			layers.set(layer, [covered + lines.covered, total + lines.total]);
		}
		const shares = [...layers].map(
			([layer, [covered, total]]) =>
				`${layer} ${((100 * covered) / total).toFixed(1)} %`,
		);
		const measured = `lines covered: ${shares.sort().join(", ")}`;
		write({ name: "coverage", status: "passed", measured });
		console.log(measured);
	}

	/** Playwright calls onBegin, onError (for errors outside tests) and onEnd. */
	onBegin(_config: unknown, tests: Suite) {
		this.tests = tests;
	}
	onError({ message }: TestError) {
		write({ name: "Playwright", status: "failed", error: message });
	}
	onEnd() {
		for (const test of this.tests?.allTests() ?? []) {
			const { title, location, annotations, results } = test;
			const measured = annotations.filter(({ type }) => type === "measured");
			write({
				name: `${location.file.replace(/.*\/tests\//, "tests/")}:${location.line} > ${title}`,
				status: statuses[test.outcome()],
				error: messages(results.flatMap(({ errors }) => errors)),
				measured: measured
					.map(({ description }) => `${title}: ${description}`)
					.join("\n"),
			});
		}
	}
}
