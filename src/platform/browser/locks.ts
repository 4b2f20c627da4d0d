// Named locks: across all tabs with Web Locks, else within this tab.

type Work<Result> = (waited: boolean) => Promise<Result>;

/** Whether the browser has refused a lock, as it does if site data is blocked. */
let isRefused = false;

/** Resolves when the work has ended or the page is frozen or left, because the lock would block all other tabs and, in Safari before 26, the next page of this one. */
function untilOverOrFrozen(work: Promise<unknown>): Promise<void> {
	return new Promise((resolve) => {
		function end() {
			removeEventListener("pagehide", end);
			document.removeEventListener("freeze", end);
			resolve();
		}
		addEventListener("pagehide", end);
		document.addEventListener("freeze", end);
		work.then(end, end);
	});
}

/** Runs the work under the lock, which is released early if the page is frozen or left; `waited` tells the work whether another held the lock before. */
export const withLock = <Result>(name: string, work: Work<Result>) =>
	holdLock(name, work, untilOverOrFrozen);

/** Like `withLock`, for work that two pages must never do at the same time: a frozen page keeps the lock, because its work may go on. */
export const withLastingLock = <Result>(name: string, work: Work<Result>) =>
	holdLock(name, work, (result) => result);

/** Holds the lock until the promise that `untilReleased` returns for the work has settled. */
async function holdLock<Result>(
	name: string,
	work: Work<Result>,
	untilReleased: (work: Promise<unknown>) => Promise<unknown>,
): Promise<Result> {
	// navigator.locks is missing outside secure contexts.
	const locks: LockManager | undefined = navigator.locks;
	if (!locks || isRefused) return withPageLock(name, work);
	const started: Promise<Result>[] = [];
	const begin = (waited: boolean) => {
		const result = work(waited);
		started.push(result);
		return untilReleased(result);
	};
	let failure: unknown;
	try {
		const wasFree = await locks.request(
			name,
			{ ifAvailable: true },
			async (lock) => {
				if (lock) await begin(false);
				return lock !== null;
			},
		);
		if (!wasFree) await locks.request(name, () => begin(true));
	} catch (thrown) {
		failure = thrown;
	}
	// Work that has begun goes on even if the browser takes its lock away.
	const [result] = started;
	if (result) return result;
	const isSecurityError =
		failure instanceof DOMException && failure.name === "SecurityError";
	if (!isSecurityError) throw failure;
	isRefused = true;
	return withPageLock(name, work);
}

/** Whether a tab holds the lock or waits for it; false if the browser cannot tell. */
export async function isLockTaken(lockName: string): Promise<boolean> {
	const locks: LockManager | undefined = navigator.locks;
	const snapshot = await locks?.query().catch(() => null);
	const { held = [], pending = [] } = snapshot ?? {};
	return [...held, ...pending].some(({ name }) => name === lockName);
}

const tails = new Map<string, Promise<unknown>>();

async function withPageLock<Result>(name: string, work: Work<Result>) {
	const before = tails.get(name);
	const result = Promise.resolve(before).then(() => work(before !== undefined));
	const tail = result
		.catch(() => undefined)
		.then(() => {
			if (tails.get(name) === tail) tails.delete(name);
		});
	tails.set(name, tail);
	return result;
}
