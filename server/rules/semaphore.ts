// A semaphore: limits how many tasks run at a time; the others wait for their turn.

interface SemaphoreOptions {
	/** Tasks that run at a time. */
	max: number;
	/** Tasks that may wait; any number by default. */
	maxWaiting?: number;
	/** How long a task may wait; without a limit by default. */
	timeoutMs?: number;
	/** The error of a task that may not wait, or waits too long. */
	refusal(): Error;
}

/** Runs tasks in the order of their arrival; `waitingCount` counts those that wait. */
export function createSemaphore({
	max,
	maxWaiting = Number.POSITIVE_INFINITY,
	timeoutMs,
	refusal,
}: SemaphoreOptions) {
	let free = max;
	/** The functions that start the waiting tasks, in the order of arrival. */
	const waiting = new Set<() => void>();
	async function take(): Promise<void> {
		if (free > 0) {
			free--;
			return;
		}
		if (waiting.size >= maxWaiting) throw refusal();
		await new Promise<void>((resolve, reject) => {
			let timer: NodeJS.Timeout | undefined;
			const start = () => {
				clearTimeout(timer);
				waiting.delete(start);
				resolve();
			};
			waiting.add(start);
			if (timeoutMs !== undefined)
				timer = setTimeout(() => {
					waiting.delete(start);
					reject(refusal());
				}, timeoutMs);
		});
	}
	function release(): void {
		const [next] = waiting;
		if (next) next();
		else free++;
	}
	return {
		waitingCount: () => waiting.size,
		async run<T>(work: () => Promise<T>): Promise<T> {
			await take();
			try {
				return await work();
			} finally {
				release();
			}
		},
	};
}
