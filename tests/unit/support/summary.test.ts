// Proves that the end of a run tells it: every failure by name, the flaky, what is @red, what was measured, and never more than 40 lines.
// @vitest-environment node
import { expect, test } from "vitest";
import {
	countPlaywright,
	countVitest,
	nothingCounted,
} from "../../support/counts";
import { story } from "../../support/summary";

const part = (
	title: string,
	counts: Partial<ReturnType<typeof nothingCounted>>,
) => ({
	...nothingCounted(),
	...counts,
	title,
	seconds: 1.25,
});

test("a failed, a flaky and a red test stand by name above the table", () => {
	const told = story([
		part("unit", { passed: 3, leftOut: ["a rule @red: waits for the host"] }),
		part("journeys", {
			passed: 1,
			failures: [
				{ name: "a journey", why: "\n\u001b[31mno code\u001b[0m\nat x" },
			],
			flaky: ["another journey"],
		}),
	]);
	expect(told.slice(0, 3)).toEqual([
		"FAILED a journey: no code",
		"flaky  another journey",
		"@red   a rule @red: waits for the host",
	]);
	expect(told.at(-2)).toMatch(/^FAIL journeys +1 passed, 1 failed +1\.3 s$/);
	expect(told.at(-1)).toBe("4 passed, 1 failed");
});

test("a hundred failures are 40 lines, which say how many more there are", () => {
	const failures = Array.from({ length: 100 }, (_, at) => ({
		name: `test ${at}`,
		why: "no",
	}));
	const told = story([part("unit", { failures })]);
	expect(told).toHaveLength(40);
	expect(told[37]).toBe("… and 63 more, named above");
	expect(told.at(-1)).toBe("0 passed, 100 failed");
});

test("what was measured stands between the failures and the table, and takes their room within bounds", () => {
	const failures = Array.from({ length: 100 }, (_, at) => ({
		name: `test ${at}`,
		why: "no",
	}));
	const measured = Array.from({ length: 20 }, (_, at) => `  row ${at} `);
	const told = story([part("audits", { failures, measured })]);
	expect(told).toHaveLength(40);
	expect(told[25]).toBe("… and 75 more, named above");
	expect(told[26]).toBe("  row 0");
	expect(told[37]).toBe("… and 9 more, named above");
	expect(told[38]).toMatch(/^FAIL audits/);
});

test("Vitest: what the filter left out is no failure when it has the tag, and one when it has not", () => {
	const test = (fullName: string, status: string) => ({ fullName, status });
	const counts = countVitest(
		JSON.stringify({
			testResults: [
				{
					name: "/home/tests/unit/a.test.ts",
					status: "passed",
					assertionResults: [
						test("one", "passed"),
						test("two @red: why", "skipped"),
						test("three", "skipped"),
						{ ...test("four", "failed"), failureMessages: ["no"] },
					],
				},
				{
					name: "/home/tests/unit/b.test.ts",
					status: "failed",
					message: "it does not load",
					assertionResults: [],
				},
			],
		}),
	);
	expect(counts).toEqual({
		passed: 1,
		flaky: [],
		leftOut: ["tests/unit/a.test.ts > two @red: why"],
		measured: [],
		failures: [
			{ name: "tests/unit/a.test.ts > three", why: "status: skipped" },
			{ name: "tests/unit/a.test.ts > four", why: "no" },
			{ name: "tests/unit/b.test.ts", why: "it does not load" },
		],
	});
});

test("Playwright: a later try counts as passed and is named, what did not run has failed, what was measured is kept", () => {
	const spec = (
		title: string,
		status: string,
		message = "",
		measured = "",
	) => ({
		title,
		file: "a.test.ts",
		line: 7,
		tests: [
			{
				status,
				annotations: [
					{ type: "slow" },
					...(measured ? [{ type: "measured", description: measured }] : []),
				],
				results: message ? [{ errors: [{ message }] }] : [],
			},
		],
	});
	const counts = countPlaywright(
		JSON.stringify({
			suites: [
				{
					title: "a.test.ts",
					specs: [spec("one", "expected"), spec("two", "flaky", "late")],
					suites: [
						{
							title: "inner",
							specs: [
								spec("three", "unexpected", "no", "a table\n  of two lines"),
								spec("four", "skipped", "", "7 KB"),
							],
						},
					],
				},
			],
			errors: [{ message: "no such project" }],
		}),
	);
	expect(counts).toEqual({
		passed: 2,
		flaky: ["a.test.ts:7 > two"],
		leftOut: [],
		measured: ["three: a table", "  of two lines", "four: 7 KB"],
		failures: [
			{ name: "a.test.ts:7 > three", why: "no" },
			{ name: "a.test.ts:7 > four", why: "it was not run" },
			{ name: "Playwright", why: "no such project" },
		],
	});
});
