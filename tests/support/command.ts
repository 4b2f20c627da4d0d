// Runs one command until it ends, and ends the processes that it started.
import { spawn } from "node:child_process";
import { atExit } from "./atExit";

/** Runs a program without a shell and returns its status (1 for any failure) and its output; it is terminated after `limitMs`. Never throws. */
export function runCommand(
	program: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = {},
	limitMs = 2 ** 31 - 1,
): Promise<{ status: number; output: string; timedOut: boolean }> {
	const env = { ...process.env, ...environment };
	// The child gets its own process group, so that all its processes can be ended.
	const child = spawn(program, args, { env, detached: true });
	child.stdin.end();
	const end = (signal: NodeJS.Signals) => {
		try {
			if (child.pid) process.kill(-child.pid, signal);
		} catch {} // The process has already ended.
	};
	const forget = atExit(() => end("SIGTERM"));
	return new Promise((resolve) => {
		let output = "";
		let timedOut = false;
		const timer = setTimeout(() => {
			timedOut = true;
			end("SIGTERM");
			setTimeout(end, 10_000, "SIGKILL").unref();
		}, limitMs);
		const add = (chunk: Buffer | string) => {
			output += chunk;
		};
		child.stdout.on("data", add);
		child.stderr.on("data", add);
		child.on("error", ({ message }) => add(`${program}: ${message}\n`));
		child.on("close", (code) => {
			forget();
			clearTimeout(timer);
			resolve({ status: code === 0 ? 0 : 1, output, timedOut });
		});
	});
}
