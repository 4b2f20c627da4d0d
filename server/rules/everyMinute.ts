// Work that the running server repeats every minute.

/** Whether the server is stopping: the rest of a run is then left to the next start. */
export type IsStopping = () => boolean;

/** Runs the work once a minute, unless the last run still goes on; returns the function that stops it and waits for that run. */
export function everyMinute(work: (isStopping: IsStopping) => Promise<void>) {
	let isStopping = false;
	let running: Promise<void> | null = null;
	const timer = setInterval(() => {
		running ??= work(() => isStopping).finally(() => {
			running = null;
		});
	}, 60_000);
	timer.unref();
	return async () => {
		isStopping = true;
		clearInterval(timer);
		await running;
	};
}
