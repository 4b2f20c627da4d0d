// Running disk writes: erasing waits for them, since a late write would restore the data (O05).

const pending = new Set<Promise<unknown>>();

/** Counts the write as running until it ends; returns it. */
export function trackWrite<Result>(work: Promise<Result>): Promise<Result> {
	const end = () => void pending.delete(work);
	pending.add(work);
	work.then(end, end);
	return work;
}

export async function whenWritesDone(): Promise<void> {
	while (pending.size > 0) await Promise.allSettled(pending);
}
