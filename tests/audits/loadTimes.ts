// The figures of a page load from Lighthouse, and their table for the summary of a run.
import { median } from "../support/rounds";

/** The audits that make up the performance score; the speed index is not printed. */
export const metrics = {
	fcp: "first-contentful-paint",
	lcp: "largest-contentful-paint",
	tbt: "total-blocking-time",
	cls: "cumulative-layout-shift",
	speed: "speed-index",
};

/** One page load: the performance score from 0 to 100; FCP, LCP and TBT in ms; CLS without a unit. */
export type LoadTimes = Record<"score" | "fcp" | "lcp" | "tbt" | "cls", number>;

interface Report {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number | undefined }>;
}

/** Reads the figures of one report. Throws when Lighthouse could not measure the load. */
export function readTimes({ categories, audits }: Report): LoadTimes {
	const score = categories.performance?.score ?? null;
	if (score === null) throw new Error("Lighthouse gave no performance score");
	const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	return {
		score: Math.round(score * 100),
		fcp: value(metrics.fcp),
		lcp: value(metrics.lcp),
		tbt: value(metrics.tbt),
		cls: value(metrics.cls),
	};
}

/** The median of each figure separately, in its unit. */
export function medianTimes(loads: readonly LoadTimes[]): LoadTimes {
	const of = (name: keyof LoadTimes) => median(loads.map((it) => it[name]));
	return {
		score: of("score"),
		fcp: of("fcp"),
		lcp: of("lcp"),
		tbt: of("tbt"),
		cls: of("cls"),
	};
}

const columns = ["score", "(lowest-highest)", "FCP ms", "LCP ms"];
const widths = [5, 16, 7, 7, 7, 6];
const row = (name: string, cells: readonly string[]) =>
	`  ${name.padEnd(10)} ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(" ")}`;

/** A table of the medians with one line per page; the range of the scores shows how noisy the run was. */
export function timesTable(
	pages: readonly { name: string; loads: readonly LoadTimes[] }[],
): string[] {
	const lines = pages.map(({ name, loads }) => {
		const { score, fcp, lcp, tbt, cls } = medianTimes(loads);
		const scores = loads.map((load) => load.score);
		return row(name, [
			String(score),
			`(${Math.min(...scores)}-${Math.max(...scores)})`,
			...[fcp, lcp, tbt].map((ms) => ms.toFixed(0)),
			cls.toFixed(3),
		]);
	});
	return [row("", [...columns, "TBT ms", "CLS"]), ...lines];
}
