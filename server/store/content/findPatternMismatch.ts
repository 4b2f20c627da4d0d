// Matches texts from outside against survey patterns in a thread with a time limit (3 §5).
import { Worker } from "node:worker_threads";

/** Time limit of all checks together, from the thread's start. */
const timeoutMs = 250;
const threadSource = `
const { parentPort, workerData } = require("node:worker_threads");
parentPort.postMessage(
	workerData.findIndex(({ pattern, text }) => !pattern.test(text)),
);`;

/** The first check whose text does not match; undefined where all match, or a pattern takes too long or too much memory. */
export async function findPatternMismatch<
	Check extends { pattern: RegExp; text: string },
>(checks: readonly Check[]): Promise<Check | undefined> {
	if (checks.length === 0) return undefined;
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
	return checks[index];
}
