// Cleanup when this process ends, also by Ctrl-C or a signal.
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const works = new Set<() => void>();

/** Handles signals too: by default a signal ends a process without running its exit listeners. */
function addListeners() {
	process.once("exit", () => {
		for (const work of [...works].reverse())
			try {
				work();
			} catch {} // A failure does not stop the others.
	});
	for (const signal of signals)
		process.once(signal, () => {
			// Test runners and Playwright end the process themselves on Ctrl-C.
			if (signal === "SIGINT" && process.listenerCount(signal) > 0) return;
			process.exit(128 + constants.signals[signal]);
		});
}
let isListening = false;

/** Runs `work` when this process ends, in reverse order of registration; returns the function that cancels it. */
export function atExit(work: () => void): () => void {
	if (!isListening) addListeners();
	isListening = true;
	works.add(work);
	return () => void works.delete(work);
}

/** Creates a folder that is removed by `remove`, or at the latest when this process ends. */
export function temporaryFolder(prefix: string) {
	const folder = mkdtempSync(join(tmpdir(), prefix));
	const removeNow = () =>
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	const forget = atExit(removeNow);
	return {
		folder,
		remove() {
			forget();
			removeNow();
		},
	};
}
