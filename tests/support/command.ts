// Runs one command to its end and keeps everything it said; nothing of it outlives its time.
import { spawn } from "node:child_process";

export interface Outcome {
	/** Exit status; 1 when it was ended by a signal or could not start. */
	status: number;
	/** Standard output and error, in the order they came. */
	output: string;
	milliseconds: number;
	/** It was ended for its time. */
	isLate: boolean;
}

/**
 * Runs a program with arguments (no shell). Never throws: a program that cannot
 * start has status 1. After `limit` (ms) it is ended, with all that it started.
 */
export function command(
	program: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = {},
	limit = 0,
): Promise<Outcome> {
	const started = Date.now();
	return new Promise((resolve) => {
		let output = "";
		let isLate = false;
		// A group of its own, so that the whole of it can be ended.
		const child = spawn(program, args, {
			env: { ...process.env, ...environment },
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		const endAll = (signal: NodeJS.Signals) => {
			try {
				if (child.pid) process.kill(-child.pid, signal);
			} catch {
				// It has ended by itself.
			}
		};
		const interrupt = () => endAll("SIGTERM");
		process.once("exit", interrupt);
		const late = setTimeout(
			() => {
				isLate = true;
				endAll("SIGTERM");
				setTimeout(endAll, 10_000, "SIGKILL").unref();
			},
			limit || 2 ** 31 - 1,
		);
		const end = (status: number) => {
			process.removeListener("exit", interrupt);
			clearTimeout(late);
			const milliseconds = Date.now() - started;
			resolve({ status, output, milliseconds, isLate });
		};
		const keep = (chunk: Buffer) => {
			output += chunk.toString();
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.on("error", (error) => {
			output += `${program}: ${error.message}\n`;
			end(1);
		});
		child.on("close", (status) => end(status ?? 1));
	});
}
