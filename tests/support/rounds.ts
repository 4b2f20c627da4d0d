// Measuring in rounds: everything in turn within a round, the first round thrown away, the middle of the others counts.

/** The middle one of some measurements, in their unit; no number where there are none. */
export const median = (numbers: readonly number[]) =>
	numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ??
	Number.NaN;

/**
 * Runs the steps one after the other, `rounds` times and once before that: the
 * first time warms up what starts only once (server, caches, compiled code) and
 * is thrown away. Every other round goes backwards, for who comes first finds the
 * machine as the one before has left it. `prepare` runs before each round (0 is
 * the one thrown away) and gives its steps what they need; gives each step's
 * results, in the order of the rounds.
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

/** How many times the one is the other; no unit. */
export interface Ratio {
	/** Of the medians. */
	ratio: number;
	/** The lowest and the highest of a single round: how noisy the run was. */
	least: number;
	most: number;
}

/** Holds measurements against others of the same rounds, both in one unit. */
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
