// Proves that the summary of a run lists every failure, the flaky and @red tests and the measurements, in at most 40 lines.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../support/atExit";
import { runCommand } from "../../support/command";
import type { TestOutcome } from "../../support/reporter";
import { summary } from "../../support/summary";

const part = (name: string, outcomes: TestOutcome[]) => ({
	name,
	seconds: 1.25,
	outcomes,
});
const failures = Array.from({ length: 100 }, (_, at) => ({
	name: `test ${at}`,
	status: "failed" as const,
	error: "no",
}));

test("a failed, a flaky and a red test stand by name above the table", () => {
	const lines = summary([
		part("unit", [
			{ name: "one", status: "passed" },
			{ name: "a rule @red: waits for the host", status: "skipped" },
		]),
		part("journeys", [
			{
				name: "a journey",
				status: "failed",
				error: "\n\u001b[31mno code\u001b[0m\nat x",
			},
			{ name: "another journey", status: "flaky" },
		]),
	]);
	expect(lines.slice(0, 3)).toEqual([
		"FAILED a journey: no code",
		"flaky  another journey",
		"@red   a rule @red: waits for the host",
	]);
	expect(lines.at(-2)).toMatch(/^FAIL journeys +1 passed, 1 failed +1\.3 s$/);
	expect(lines.at(-1)).toBe("2 passed, 1 failed");
});

test("a hundred failures are 40 lines, which say how many more there are", () => {
	const lines = summary([part("unit", failures)]);
	expect(lines).toHaveLength(40);
	expect(lines[37]).toBe("… and 63 more, named above");
	expect(lines.at(-1)).toBe("0 passed, 100 failed");
});

test("what was measured stands between the failures and the table, within bounds", () => {
	const measured = Array.from({ length: 20 }, (_, at) => `  row ${at}`);
	const lines = summary([
		part("audits", [
			...failures,
			{ name: "one", status: "passed", measured: measured.join("\n") },
		]),
	]);
	expect(lines).toHaveLength(40);
	expect(lines[25]).toBe("… and 75 more, named above");
	expect(lines[26]).toBe("  row 0");
	expect(lines[37]).toBe("… and 9 more, named above");
	expect(lines[38]).toMatch(/^FAIL audits/);
});

const { folder, remove } = temporaryFolder("gift-summary-");
afterAll(remove);
const reporter = join(import.meta.dirname, "../../support/reporter.ts");

/** Runs a test file for each list of lines, as a suite does; returns the outcomes that the reporter wrote. */
async function outcomesOf(
	runner: "vitest" | "@playwright/test",
	...files: string[][]
): Promise<TestOutcome[]> {
	const home = mkdtempSync(join(folder, "project-"));
	const results = join(home, "results.jsonl");
	const source = import.meta.resolve(runner).replace("file://", "");
	const start = `import { expect, test } from "${source}";`;
	for (const [at, lines] of files.entries())
		writeFileSync(join(home, `${at}.test.ts`), [start, ...lines].join("\n"));
	const options = {
		vitest: ["run", "--root", home, "-t", "^(?!.*@red)"],
		"@playwright/test": [
			"test",
			"-c",
			home,
			"--retries=1",
			// A temporary folder, since Playwright would empty the default one, the project's own results.
			`--output=${join(home, "output")}`,
		],
	};
	const { output } = await runCommand(
		`node_modules/.bin/${runner === "vitest" ? "vitest" : "playwright"}`,
		[...options[runner], "--reporter", reporter],
		{ TEST_RESULTS: results },
	);
	try {
		return readFileSync(results, "utf8")
			.trim()
			.split("\n")
			.map((line) => JSON.parse(line));
	} catch (cause) {
		throw new Error(output, { cause });
	}
}

test("Vitest: what did not run has failed, unless its tag says that it may; so has a file that does not load", async () => {
	const outcomes = await outcomesOf(
		"vitest",
		[
			'test("one", ({ task }) => void Object.assign(task.meta, { measured: "7 KB" }));',
			'test("two", () => expect(1).toBe(2));',
			'test.skip("three", () => {});',
			'test("four @red: why", () => {});',
		],
		['throw new Error("it does not load");'],
	);
	expect(
		outcomes.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
	).toMatchObject([
		{ name: "0.test.ts > four @red: why", status: "skipped" },
		{ name: "0.test.ts > one", status: "passed", measured: "one: 7 KB" },
		{
			name: "0.test.ts > three",
			status: "failed",
			error: "the test did not run",
		},
		{
			name: "0.test.ts > two",
			status: "failed",
			error: expect.stringContaining("expected 1 to be 2"),
		},
		{ name: "1.test.ts", status: "failed", error: "it does not load" },
	]);
});

test("Playwright: a later try counts as passed and is flaky, what did not run has failed", async () => {
	const outcomes = await outcomesOf("@playwright/test", [
		'test("one", () => void test.info().annotations.push({ type: "measured", description: "7 KB" }));',
		'test("two", () => expect(test.info().retry).toBe(1));',
		'test("three", () => expect(1).toBe(2));',
		'test.skip("four", () => {});',
	]);
	expect(outcomes).toMatchObject([
		{ status: "passed", measured: "one: 7 KB" },
		{ status: "flaky", name: expect.stringMatching(/0\.test\.ts:3 > two$/) },
		{ status: "failed", error: expect.stringContaining("toBe") },
		{ status: "failed", error: "the test did not run" },
	]);
});
