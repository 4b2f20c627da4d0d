// The summary at the end of a run, at most 40 lines: failed, flaky and @red tests, measurements, parts, totals.
import { stripVTControlCharacters } from "node:util";
import type { TestOutcome } from "./reporter";

export interface PartResult {
	name: string;
	seconds: number;
	outcomes: readonly TestOutcome[];
}

const maxLines = 40;
const maxMeasured = 12;
const width = 180;

type Outcomes = readonly TestOutcome[];
const withStatus = (outcomes: Outcomes, is: TestOutcome["status"]) =>
	outcomes.filter(({ status }) => status === is);
export const failedIn = (outcomes: Outcomes) => withStatus(outcomes, "failed");

const count = (outcomes: Outcomes) => {
	const failed = failedIn(outcomes).length;
	const skipped = withStatus(outcomes, "skipped").length;
	return `${outcomes.length - failed - skipped} passed, ${failed} failed`;
};

export const partLine = ({ name, seconds, outcomes }: PartResult) =>
	`${failedIn(outcomes).length > 0 ? "FAIL" : "ok  "} ${name.padEnd(20)} ${count(outcomes).padEnd(26)} ${seconds.toFixed(1).padStart(7)} s`;

const firstLine = (text: string) =>
	/\S.*/.exec(stripVTControlCharacters(text))?.[0] ?? "";

/** The first `most` lines, truncated to the width; the last one says how many are left out. */
const atMost = (lines: string[], most: number) => {
	const cut = lines.map((line) => line.slice(0, width));
	if (cut.length <= most) return cut;
	const more = `… and ${cut.length - most + 1} more, named above`;
	return [...cut.slice(0, most - 1), more];
};

export function summary(parts: readonly PartResult[]): string[] {
	const all = parts.flatMap(({ outcomes }) => outcomes);
	const named = [
		...failedIn(all).map(
			({ name, error = "" }) => `FAILED ${name}: ${firstLine(error)}`,
		),
		...withStatus(all, "flaky").map(({ name }) => `flaky  ${name}`),
		...withStatus(all, "skipped").map(({ name }) => `@red   ${name}`),
	];
	const measured = atMost(
		all.flatMap((it) => it.measured?.split("\n") ?? []).filter(Boolean),
		maxMeasured,
	);
	return [
		...atMost(named, maxLines - parts.length - measured.length - 1),
		...measured,
		...parts.map(partLine),
		count(all),
	];
}
