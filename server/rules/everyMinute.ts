// Work that the running server repeats every minute.

/** Runs the work once a minute, unless the last run still goes on; returns the function that stops it and waits for that run. */
export function everyMinute(work: () => Promise<void>) {
	let running: Promise<void> | null = null;
	const timer = setInterval(() => {
		running ??= work().finally(() => {
			running = null;
		});
	}, 60_000);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
