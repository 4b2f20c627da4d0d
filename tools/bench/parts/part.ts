// What every part of the bench is given, and the baseline that those beside one open.
import { type Baseline, startBaseline } from "../baseline";
import { end } from "../report";

export interface BenchOptions {
	/** Measured rounds, after one that is thrown away. */
	rounds: number;
	/** The long lists by name, all where empty. */
	lists: readonly string[];
	/** What the baseline's page has once its content is there. */
	baselineReady: string;
}

/** Measures and prints. */
export type BenchPart = (options: BenchOptions) => Promise<void>;

/** What BENCH_BASELINE names, or null where it names nothing. */
export async function baselineOrExit(): Promise<Baseline | null> {
	const { BENCH_BASELINE: name } = process.env;
	if (!name) return null;
	return startBaseline(name).catch((error: Error) => end(error.message));
}
