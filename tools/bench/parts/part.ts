// What every part of the bench is given, and the baseline that those beside one open.
import { fail } from "../../fail";
import { startBaseline } from "../baseline";

interface BenchOptions {
	/** Measured rounds, after one that is thrown away. */
	rounds: number;
	/** Selector of the baseline's content. */
	baselineReady: string;
}

export type BenchPart = (options: BenchOptions) => Promise<void>;

/** The baseline of BENCH_BASELINE, or null if it is not set. */
export async function baselineOrExit() {
	const { BENCH_BASELINE: name } = process.env;
	if (!name) return null;
	return startBaseline(name).catch((error: Error) => fail(error.message));
}
