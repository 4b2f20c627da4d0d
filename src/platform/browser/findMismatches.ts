// Matches texts against a server's patterns in a web worker with a time limit (3 §5 validate_rule).
import patternWorkerUrl from "./patternWorker?worker&url";
import { trustedWorkerUrl } from "./trustedWorkerUrl";

/** Time limit of all checks together. */
const timeoutMs = 50;

let worker: Worker | undefined;

/** Starts the worker ahead of the first check; returns what stops it. */
export function startPatternWorker(): () => void {
	try {
		worker ??= new Worker(trustedWorkerUrl(patternWorkerUrl), {
			type: "module",
		});
	} catch {
		// Without workers the server decides.
	}
	return stopPatternWorker;
}

function stopPatternWorker(): void {
	worker?.terminate();
	worker = undefined;
}

/** The checks whose text does not match; those that are not decided in time are left to the server. */
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
