// Limits how many transactions run at a time: those that wait for a locked row leave connections to everything else.

/**
 * Runs works, at most `max` at a time. A further one waits for its turn, and throws
 * after `timeoutMs`; `waitingCount` counts those that wait.
 */
export function createTransactionSlots(max: number, timeoutMs: number) {
	let free = max;
	/** Starts the next one, in the order of arrival. */
	const waiting = new Set<() => void>();
	async function take(): Promise<void> {
		if (free > 0) {
			free--;
			return;
		}
		await new Promise<void>((resolve, reject) => {
			const timer = setTimeout(() => {
				waiting.delete(start);
				reject(new Error("too many transactions are running"));
			}, timeoutMs);
			const start = () => {
				clearTimeout(timer);
				waiting.delete(start);
				resolve();
			};
			waiting.add(start);
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
