// Named locks: across all tabs with Web Locks, else within this tab.

type Work<Result> = (waited: boolean) => Promise<Result>;

/** Whether the browser refused a lock, as it does where site data is blocked. */
let isRefused = false;

/** Runs the work while it holds the lock; `waited` is whether another held it before. */
export async function withLock<Result>(name: string, work: Work<Result>) {
	// navigator.locks is missing outside secure contexts.
	const locks: LockManager | undefined = navigator.locks;
	if (!locks || isRefused) return withPageLock(name, work);
	let hasBegun = false;
	const begin = (waited: boolean) => {
		hasBegun = true;
		return work(waited);
	};
	try {
		const free = await locks.request(
			name,
			{ ifAvailable: true },
			async (lock) => (lock ? { result: await begin(false) } : null),
		);
		return free ? free.result : await locks.request(name, () => begin(true));
	} catch (failure) {
		if (hasBegun || !isSecurityError(failure)) throw failure;
		isRefused = true;
		return withPageLock(name, work);
	}
}

/** Whether a tab holds the lock or waits for it; false where the browser cannot say. */
export async function isLockTaken(lockName: string): Promise<boolean> {
	const locks: LockManager | undefined = navigator.locks;
	const found = await locks?.query().catch(() => null);
	const { held = [], pending = [] } = found ?? {};
	return [...held, ...pending].some(({ name }) => name === lockName);
}

const isSecurityError = (failure: unknown) =>
	failure instanceof DOMException && failure.name === "SecurityError";

const tails = new Map<string, Promise<unknown>>();

async function withPageLock<Result>(name: string, work: Work<Result>) {
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
