// Matches texts from outside against survey patterns in a thread with a time limit (3 §5).
import { Worker } from "node:worker_threads";
import { serviceUnavailable } from "../../rules/apiError";
import { createSemaphore } from "../../rules/semaphore";

/** Time limit of all checks together, from the thread's start. */
const timeoutMs = 250;
const threadSource = `
const { parentPort, workerData } = require("node:worker_threads");
parentPort.postMessage(
	workerData.findIndex(({ pattern, text }) => !pattern.test(text)),
);`;

interface PatternCheck {
	pattern: RegExp;
	text: string;
}

/** Limits the threads: each takes some MB of memory, and its start blocks the event loop for some ms. */
const threads = createSemaphore({
	max: 4,
	timeoutMs: 10_000,
	refusal: serviceUnavailable,
});

/** The first check whose text does not match; undefined if all match, or a pattern takes too long or too much memory. Throws 503 if it waits too long for a thread. */
export async function findPatternMismatch<Check extends PatternCheck>(
	checks: readonly Check[],
): Promise<Check | undefined> {
	if (checks.length === 0) return undefined;
	return checks[await threads.run(() => indexOfMismatch(checks))];
}

/** The index of the first check that does not match; -1 for none. */
async function indexOfMismatch(
	checks: readonly PatternCheck[],
): Promise<number> {
	const thread = new Worker(threadSource, {
		eval: true,
		execArgv: [],
		workerData: checks.map(({ pattern, text }) => ({ pattern, text })),
	});
	let timer: NodeJS.Timeout | undefined;
	const index = await new Promise<number>((resolve) => {
		const giveUp = () => resolve(-1);
		thread
			.once("online", () => {
				timer = setTimeout(giveUp, timeoutMs);
			})
			.once("message", resolve)
			.on("error", giveUp);
	});
	clearTimeout(timer);
	await thread.terminate();
	return index;
}
