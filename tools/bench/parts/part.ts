// What every part of the bench is given.

interface BenchOptions {
	/** Measured rounds, after one that is thrown away. */
	rounds: number;
	/** Selector of the baseline's content. */
	baselineReady: string;
}

export type BenchPart = (options: BenchOptions) => Promise<void>;
