// How many trials to run, and the line that reports their result.

/** The number of trials: `full` for `npm run reliability`, else `small`, as in the full suite. */
export const trials = (full: number, small: number): number =>
	process.env.RELIABILITY_SCALE === "full" ? full : small;

/** Random numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** "N tries, N bad", and the first five descriptions in `bad`. */
export const trialLine = (tries: number, bad: readonly string[]): string =>
	[`${tries} tries, ${bad.length} bad`, ...bad.slice(0, 5)].join("\n");

/** Puts the line into a Vitest test's report, and fails if any trial was bad. */
export function reportTrials(
	task: { meta: object; name: string },
	tries: number,
	bad: readonly string[],
): void {
	Object.assign(task.meta, { measured: trialLine(tries, bad) });
	if (tries === 0 || bad.length > 0)
		throw new Error(`${task.name}: ${trialLine(tries, bad)}`);
}
