// Long work in short slices, so that the process answers other requests meanwhile.
import { setImmediate } from "node:timers/promises";

/** Work that may pause at each `yield`. */
export type PausableWork<Result> = Generator<undefined, Result>;

/** How long a slice keeps other requests waiting, in ms. */
const sliceMs = 4;

/** Does the work and returns its result; waiting requests are handled after each slice. */
export async function runInSlices<Result>(work: PausableWork<Result>) {
	let begun = performance.now();
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		if (performance.now() - begun < sliceMs) continue;
		await setImmediate();
		begun = performance.now();
	}
}
