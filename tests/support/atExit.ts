// What a program has to end or remove when it ends itself, also by Ctrl-C or a signal.
import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const works = new Set<() => void>();

/** By default a signal ends a process without its exit listeners. */
function listen() {
	process.once("exit", () => {
		for (const work of [...works].reverse())
			try {
				work();
			} catch {} // The others still run.
	});
	for (const signal of signals)
		process.once(signal, () => {
			// Test runners and Playwright end the process themselves on Ctrl-C.
			if (signal === "SIGINT" && process.listenerCount(signal) > 0) return;
			process.exit(128 + constants.signals[signal]);
		});
}
let listens = false;

/** Runs `work` when this process ends, the latest first; returns the function that takes it back. */
export function atExit(work: () => void): () => void {
	if (!listens) listen();
	listens = true;
	works.add(work);
	return () => void works.delete(work);
}

/** A new folder, removed by `remove` or at the latest when this process ends. */
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
