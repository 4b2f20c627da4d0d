// The writes to the disk that are under way: what is to be wiped waits for them, for a write that ends later would bring it back (O05).

const pending = new Set<Promise<unknown>>();

/** Runs a write, and has a wiping wait for its end. */
export function trackWrite<Result>(work: Promise<Result>): Promise<Result> {
	const end = () => void pending.delete(work);
	pending.add(work);
	work.then(end, end);
	return work;
}

/** Resolves when all writes that are under way now have ended. */
export async function whenWritesDone(): Promise<void> {
	while (pending.size > 0) await Promise.allSettled(pending);
}
