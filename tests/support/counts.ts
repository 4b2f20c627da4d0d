// Reads the JSON reports of Vitest and Playwright down to what the gate and the proof print.
import * as v from "valibot";

/** A test that failed, with why. */
interface Failure {
	name: string;
	why: string;
}

export interface Counts {
	passed: number;
	failures: Failure[];
	/** Names of tests that passed at a later try. */
	flaky: string[];
	/** Names of tests that are tagged @red and were left out. */
	leftOut: string[];
	/** Lines of what tests have measured, whether they passed or not. */
	measured: string[];
}

export const nothingCounted = (): Counts => ({
	passed: 0,
	failures: [],
	flaky: [],
	leftOut: [],
	measured: [],
});

/** The tag of a test that is red and waits for its mending, in its name with its reason behind it. */
export const isRed = (name: string) => name.includes("@red");

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
					meta: v.optional(v.object({ measured: v.optional(v.string()) }), {}),
				}),
			),
		}),
	),
});

const fromTests = (path: string) => path.replace(/^.*\/(?=tests\/)/, "");

/** Counts a Vitest report. A file that could not load and a test that did not run both count as failed. */
export function countVitest(json: string): Counts {
	const counts = nothingCounted();
	for (const file of v.parse(vitestReport, JSON.parse(json)).testResults) {
		const where = fromTests(file.name);
		for (const test of file.assertionResults) {
			const name = `${where} > ${test.fullName.trim()}`;
			const { measured } = test.meta;
			if (measured !== undefined)
				counts.measured.push(
					...`${test.fullName.trim()}: ${measured}`.split("\n"),
				);
			if (test.status === "passed") counts.passed++;
			else if (test.status !== "failed" && isRed(name))
				counts.leftOut.push(name);
			else
				counts.failures.push({
					name,
					why: test.failureMessages.join("\n") || `status: ${test.status}`,
				});
		}
		const isBroken = file.status === "failed" && file.message !== "";
		if (
			isBroken &&
			file.assertionResults.every(({ status }) => status !== "failed")
		)
			counts.failures.push({ name: where, why: file.message });
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
	annotations: v.optional(
		v.array(
			v.object({ type: v.string(), description: v.optional(v.string(), "") }),
		),
		[],
	),
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

/** What a test left as an annotation "measured": its title, then its lines as they are. */
const measuredBy = (title: string, { annotations }: PlaywrightTest) =>
	annotations.flatMap(({ type, description }) =>
		type === "measured" ? `${title}: ${description}`.split("\n") : [],
	);

/** Counts a Playwright report. Flaky ones count as passed, and are named; one that did not run has failed. */
export function countPlaywright(json: string): Counts {
	const report = v.parse(playwrightReport, JSON.parse(json));
	const counts = nothingCounted();
	const walk = (each: Suite) => {
		for (const spec of each.specs ?? [])
			for (const test of spec.tests) {
				const name = `${spec.file}:${spec.line} > ${spec.title}`;
				counts.measured.push(...measuredBy(spec.title, test));
				if (test.status === "expected" || test.status === "flaky") {
					counts.passed++;
					if (test.status === "flaky") counts.flaky.push(name);
					continue;
				}
				const why = test.results
					.flatMap((result) => result.errors.map((error) => error.message))
					.join("\n");
				const other =
					test.status === "skipped" ? "it was not run" : test.status;
				counts.failures.push({ name, why: why || other });
			}
		for (const child of each.suites ?? []) walk(child);
	};
	for (const each of report.suites) walk(each);
	for (const error of report.errors)
		counts.failures.push({ name: "Playwright", why: error.message });
	return counts;
}
