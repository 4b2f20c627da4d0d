// Measuring in rounds: each round runs every step, the first round is discarded, and the median of the others counts.

/** The median of measurements, in their unit (the upper of two middle values); NaN for an empty list. */
export const median = (numbers: readonly number[]) =>
	numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ??
	Number.NaN;

/**
 * Runs the steps one after another in `rounds` rounds, after a discarded round 0 that
 * warms up server, caches and compiled code. Every other round runs the steps in
 * reverse, since the order affects the measurements. `prepare` runs before each round
 * and returns the context of its steps. Returns each step's results by round.
 */
export async function runRounds<Context, Result>(
	rounds: number,
	prepare: (round: number) => Promise<Context>,
	steps: readonly ((context: Context) => Promise<Result>)[],
): Promise<Result[][]> {
	const results: Result[][] = steps.map(() => []);
	for (let round = 0; round <= rounds; round++) {
		const context = await prepare(round);
		const order = [...steps.entries()];
		if (round % 2 === 1) order.reverse();
		for (const [at, step] of order) {
			const result = await step(context);
			if (round > 0) results[at]?.push(result);
		}
	}
	return results;
}

/** The ratio of two measurements, without a unit. */
export interface Ratio {
	/** The ratio of the medians. */
	ratio: number;
	/** The lowest and the highest ratio of a single round, which show how noisy the run was. */
	least: number;
	most: number;
}

/** Compares measurements with others of the same rounds, in the same unit. */
export function ratioOf(
	ours: readonly number[],
	theirs: readonly number[],
): Ratio {
	const each = ours.map((our, round) => our / (theirs[round] ?? Number.NaN));
	return {
		ratio: median(ours) / median(theirs),
		least: Math.min(...each),
		most: Math.max(...each),
	};
}
