// Reports the counts of a browser test's trials.
import { expect, type TestInfo } from "@playwright/test";
import { trialLine } from "./trials";

/** Puts "N tries, N bad" into the report, and fails if any trial was bad. */
export function reportBrowserTrials(
	info: TestInfo,
	tries: number,
	bad: readonly string[],
): void {
	info.annotations.push({
		type: "measured",
		description: trialLine(tries, bad),
	});
	expect(tries).toBeGreaterThan(0);
	expect(bad, trialLine(tries, bad)).toEqual([]);
}
