// Long work in short slices, so that the process answers other requests meanwhile.
import { setImmediate } from "node:timers/promises";

/** Work that may pause at each `yield`. */
export type PausableWork<Result> = Generator<undefined, Result>;

/** Other requests wait for one slice at each of their steps. */
const sliceMs = 4;

/** Does the work; after each slice of it waiting requests are handled. */
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
