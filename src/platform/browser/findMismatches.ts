// Matches texts against a server's patterns in a web worker with a time limit (3 §5 validate_rule).
import patternWorkerUrl from "./patternWorker?worker&url";
import { trustedWorkerUrl } from "./trustedWorkerUrl";

/** The time limit of all checks together, in ms. */
const timeoutMs = 50;

let worker: Worker | undefined;

/** Starts the worker before the first check; returns a stop function. */
export function startPatternWorker(): () => void {
	try {
		worker ??= new Worker(trustedWorkerUrl(patternWorkerUrl), {
			type: "module",
		});
	} catch {
		// Without workers only the server checks the patterns.
	}
	return stopPatternWorker;
}

function stopPatternWorker(): void {
	worker?.terminate();
	worker = undefined;
}

/** Returns the checks whose text does not match; checks that do not finish in time are left to the server. */
export function findMismatches<Check extends { pattern: RegExp; text: string }>(
	checks: readonly Check[],
): Promise<Check[]> {
	startPatternWorker();
	const currentWorker = worker;
	if (!currentWorker) return Promise.resolve([]);
	return new Promise((resolve) => {
		const isMatch = new Map<number, boolean>();
		const end = () => {
			clearTimeout(timer);
			resolve(checks.filter((_check, index) => isMatch.get(index) === false));
		};
		const timer = setTimeout(() => {
			stopPatternWorker();
			startPatternWorker();
			end();
		}, timeoutMs);
		currentWorker.onmessage = ({
			data,
		}: MessageEvent<{ index: number; isMatch: boolean }>) => {
			isMatch.set(data.index, data.isMatch);
			if (isMatch.size === checks.length) end();
		};
		for (const [index, { pattern, text }] of checks.entries())
			currentWorker.postMessage({ index, pattern, text });
	});
}
