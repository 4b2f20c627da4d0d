// A Worker for tests that runs the app's pattern worker in a Node thread, so that `terminate` really stops it.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Worker as Thread } from "node:worker_threads";
import { transformSync } from "esbuild";

const browser = `
const { parentPort } = require("node:worker_threads");
globalThis.addEventListener = (_name, handle) => parentPort.on("message", (data) => handle({ data }));
globalThis.postMessage = (data) => parentPort.postMessage(data);
`;
const { code } = transformSync(
	readFileSync("src/platform/browser/patternWorker.ts", "utf8"),
	{ loader: "ts" },
);

export class ThreadWorker {
	/** The number of terminated workers. */
	static ended = 0;
	/** The number of answers from all workers. */
	static answers = 0;
	/** Resolves when the newest worker runs. */
	static running: Promise<unknown> = Promise.resolve();
	onmessage: ((event: { data: unknown }) => void) | null = null;
	private readonly thread = new Thread(browser + code, { eval: true });
	constructor() {
		ThreadWorker.running = once(this.thread, "online");
		this.thread.on("message", (data) => {
			ThreadWorker.answers++;
			this.onmessage?.({ data });
		});
		this.thread.on("error", () => undefined);
		this.thread.unref();
	}
	postMessage(data: unknown) {
		this.thread.postMessage(data);
	}
	terminate() {
		ThreadWorker.ended++;
		void this.thread.terminate();
	}
}
