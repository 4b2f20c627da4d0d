// Proves how the benchmark and the Lighthouse audit measure: rounds whose first is discarded, medians, ratios with their range, the table of page loads.
// @vitest-environment node
import { expect, test } from "vitest";
import { medianTimes, readTimes, timesTable } from "../../audits/loadTimes";
import { median, ratioOf, runRounds } from "../../support/rounds";

test("every other round goes backwards, and the first is thrown away", async () => {
	const ran: string[] = [];
	const step = (name: string) => async (round: number) => {
		ran.push(`${name}${round}`);
		return `${name}${round}`;
	};
	const measured = await runRounds(3, async (round) => round, [
		step("a"),
		step("b"),
	]);
	expect(ran).toEqual(["a0", "b0", "b1", "a1", "a2", "b2", "b3", "a3"]);
	expect(measured).toEqual([
		["a1", "a2", "a3"],
		["b1", "b2", "b3"],
	]);
});

test("the median is the middle one, and no number of nothing", () => {
	expect(median([9, 1, 5, 100, 2])).toBe(5);
	expect(median([])).toBeNaN();
});

test("a ratio is that of the medians; its range is that of the single rounds", () => {
	expect(ratioOf([10, 20, 60], [10, 10, 20])).toEqual({
		ratio: 2,
		least: 1,
		most: 3,
	});
});

const report = (score: number | null, ms: number) => ({
	categories: { performance: { score } },
	audits: {
		"first-contentful-paint": { numericValue: ms },
		"largest-contentful-paint": { numericValue: ms * 2 },
		"total-blocking-time": { numericValue: ms / 10 },
		"cumulative-layout-shift": { numericValue: 0.0123 },
	},
});

test("a load is read in points and ms, and its numbers have medians of their own", () => {
	const loads = [0.9, 0.7, 0.96].map((score, at) =>
		readTimes(report(score, (at + 1) * 1000)),
	);
	expect(medianTimes(loads)).toEqual({
		score: 90,
		fcp: 2000,
		lcp: 4000,
		tbt: 200,
		cls: 0.0123,
	});
	expect(timesTable([{ name: "home", loads }])).toEqual([
		"             score (lowest-highest)  FCP ms  LCP ms  TBT ms    CLS",
		"  home          90          (70-96)    2000    4000     200  0.012",
	]);
});

test("a Lighthouse report without a performance score fails the measurement", () => {
	expect(() => readTimes(report(null, 1))).toThrow("no performance score");
});
