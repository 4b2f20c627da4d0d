// Does pausable work without a pause, for tests that only want its result.
import type { PausableWork } from "../../../../server/search/runInSlices";

export function atOnce<Result>(work: PausableWork<Result>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
