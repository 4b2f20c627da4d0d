// Runs pausable work to its end without pauses, for tests that need only its result.
import type { PausableWork } from "../../../../server/search/runInSlices";

export function atOnce<Result>(work: PausableWork<Result>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
