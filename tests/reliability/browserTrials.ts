// Puts the counts of a browser test's trials into its report.
import { expect, type TestInfo } from "@playwright/test";
import { trialLine } from "./trials";

/** "N tries, N bad" in the report; fails if any trial was bad. */
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
