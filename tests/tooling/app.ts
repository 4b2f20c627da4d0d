// Starts the built product, as its users do: one process, an empty store, demo mode.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort";

export interface RunningApp {
	/** Its origin, without a closing slash. */
	address: string;
	stop(): Promise<void>;
}

/**
 * Starts dist/server/main.js on a free port with a data folder of its own, and
 * waits until it answers; a DATA_DIR that is given stays. Throws with what the server said when it ends first.
 */
export async function startApp(
	environment: NodeJS.ProcessEnv = {},
): Promise<RunningApp> {
	const own = environment.DATA_DIR === undefined;
	const data =
		environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "gift-data-"));
	const port = await freePort();
	const child = spawn(process.execPath, ["dist/server/main.js"], {
		env: {
			...process.env,
			PORT: String(port),
			...environment,
			DATA_DIR: data,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const listen = (chunk: Buffer) => {
		said = (said + chunk.toString()).slice(-10_000);
	};
	child.stdout.on("data", listen);
	child.stderr.on("data", listen);
	const ended = new Promise<void>((resolve) => {
		child.once("exit", () => resolve());
	});
	const end = () => child.kill("SIGTERM");
	process.once("exit", end);
	const stop = async () => {
		process.removeListener("exit", end);
		end();
		await ended;
		if (own) rmSync(data, { recursive: true, force: true });
	};

	const address = `http://localhost:${port}`;
	for (;;) {
		if (child.exitCode !== null) {
			await stop();
			throw new Error(`The server ended at its start. It said:\n${said}`);
		}
		const answer = await fetch(`${address}/demo`).catch(() => null);
		if (answer?.ok) return { address, stop };
		await pause(100);
	}
}
