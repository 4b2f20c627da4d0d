// Reads the JSON reports of Vitest and Playwright down to what the test command prints.
import * as v from "valibot";

export interface Counts {
	passed: number;
	failed: number;
	/** One entry a failed test: its name, then why. */
	failures: string[];
}

const vitestReport = v.object({
	testResults: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			message: v.optional(v.string(), ""),
			assertionResults: v.array(
				v.object({
					fullName: v.string(),
					status: v.string(),
					failureMessages: v.nullish(v.array(v.string()), []),
				}),
			),
		}),
	),
});

/** Counts a Vitest report. A file that could not load and a test that did not run both count as failed. */
export function countVitest(json: string): Counts {
	const counts: Counts = { passed: 0, failed: 0, failures: [] };
	for (const file of v.parse(vitestReport, JSON.parse(json)).testResults) {
		for (const test of file.assertionResults) {
			if (test.status === "passed") {
				counts.passed++;
				continue;
			}
			counts.failed++;
			const why = test.failureMessages.join("\n") || `status: ${test.status}`;
			counts.failures.push(`${file.name}\n  ${test.fullName}\n${why}`);
		}
		const broken = file.status === "failed" && file.message !== "";
		if (broken && file.assertionResults.every((t) => t.status === "passed")) {
			counts.failed++;
			counts.failures.push(`${file.name}\n${file.message}`);
		}
	}
	return counts;
}

interface Suite {
	title: string;
	suites?: Suite[] | undefined;
	specs?:
		| { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
		| undefined;
}

const playwrightTest = v.object({
	status: v.string(),
	projectName: v.string(),
	results: v.array(
		v.object({
			errors: v.array(v.object({ message: v.optional(v.string(), "") })),
		}),
	),
});
type PlaywrightTest = v.InferOutput<typeof playwrightTest>;

const suite: v.GenericSchema<unknown, Suite> = v.object({
	title: v.string(),
	suites: v.optional(v.array(v.lazy(() => suite))),
	specs: v.optional(
		v.array(
			v.object({
				title: v.string(),
				file: v.string(),
				line: v.number(),
				tests: v.array(playwrightTest),
			}),
		),
	),
});
const playwrightReport = v.object({
	suites: v.array(suite),
	errors: v.array(v.object({ message: v.optional(v.string(), "") })),
});

/** Counts a Playwright report. Only a test that passed at its first try counts as passed. */
export function countPlaywright(json: string): Counts {
	const report = v.parse(playwrightReport, JSON.parse(json));
	const counts: Counts = { passed: 0, failed: 0, failures: [] };
	const walk = (each: Suite) => {
		for (const spec of each.specs ?? [])
			for (const test of spec.tests) {
				if (test.status === "expected") {
					counts.passed++;
					continue;
				}
				counts.failed++;
				const why = test.results
					.flatMap((result) => result.errors.map((error) => error.message))
					.join("\n");
				counts.failures.push(
					`${spec.file}:${spec.line} (${test.projectName})\n  ${spec.title}\n${why || `status: ${test.status}`}`,
				);
			}
		for (const child of each.suites ?? []) walk(child);
	};
	for (const each of report.suites) walk(each);
	for (const error of report.errors) {
		counts.failed++;
		counts.failures.push(error.message);
	}
	return counts;
}
