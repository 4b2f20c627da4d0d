// A semaphore: limits how many works run at a time; the others wait for their turn.

interface SemaphoreOptions {
	/** Works that run at a time. */
	max: number;
	/** Works that wait; any number by default. */
	maxWaiting?: number;
	/** How long one waits; for as long as it takes by default. */
	timeoutMs?: number;
	/** The error of a work that may not wait, or waits too long. */
	refusal(): Error;
}

/** Runs works in the order of their arrival; `waitingCount` counts those that wait. */
export function createSemaphore({
	max,
	maxWaiting = Number.POSITIVE_INFINITY,
	timeoutMs,
	refusal,
}: SemaphoreOptions) {
	let free = max;
	/** Starts the next one, in the order of arrival. */
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
