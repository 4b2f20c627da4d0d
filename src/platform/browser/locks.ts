// Named locks: across all tabs with Web Locks, else within this tab.

const tails = new Map<string, Promise<unknown>>();

/** Runs the work while it holds the lock; `waited` is whether another held it before. */
export async function withLock<Result>(
	name: string,
	work: (waited: boolean) => Promise<Result>,
): Promise<Result> {
	// navigator.locks is missing outside secure contexts.
	const locks: LockManager | undefined = navigator.locks;
	if (locks) {
		const free = await locks.request(
			name,
			{ ifAvailable: true },
			async (lock) => (lock ? { result: await work(false) } : null),
		);
		return free ? free.result : locks.request(name, () => work(true));
	}
	const before = tails.get(name);
	const later = () => work(before !== undefined);
	const result = (before ?? Promise.resolve()).then(later, later);
	const tail = result
		.catch(() => undefined)
		.then(() => {
			if (tails.get(name) === tail) tails.delete(name);
		});
	tails.set(name, tail);
	return result;
}
