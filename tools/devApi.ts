// The API of the development server: a process that is started anew when its code changes.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { projectRoot } from "../server/config/projectRoot";
import { freePort } from "../tests/support/freePort";

/** Editors write several files at once: restart when they have finished, in ms. */
const quietTime = 100;

/** The API on a free port; its log and its errors go to this process's output. */
export async function createDevApi() {
	const port = await freePort();
	let child: ChildProcess | undefined;
	let ready = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;

	function launch(): Promise<void> {
		const api = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
			cwd: projectRoot,
			env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
			stdio: ["ignore", "pipe", "inherit"],
		});
		child = api;
		const lines = createInterface({ input: api.stdout });
		return new Promise((resolve) => {
			api.once("exit", () => resolve());
			lines.on("line", (line) => {
				if (line.startsWith("{")) process.stdout.write(`${line}\n`);
				if (line.startsWith("Galaxy Gift is ready")) resolve();
			});
		});
	}

	const isRunning = () => child?.exitCode === null && child.signalCode === null;

	async function stop() {
		clearTimeout(timer);
		if (!child || !isRunning()) return;
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		await ended;
	}

	return {
		port,
		start() {
			ready = launch();
		},
		/** Resolves once the current process answers or has ended. */
		whenReady: () => ready,
		isRunning,
		restart() {
			clearTimeout(timer);
			timer = setTimeout(() => {
				process.stdout.write("The API restarts: its code has changed.\n");
				ready = ready.then(stop).then(launch);
			}, quietTime);
		},
		stop,
	};
}
