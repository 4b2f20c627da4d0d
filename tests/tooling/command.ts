// Runs one command to its end and keeps everything it said.
import { spawn } from "node:child_process";

export interface Outcome {
	/** Exit status; 1 when it was ended by a signal or could not start. */
	status: number;
	/** Standard output and error, in the order they came. */
	output: string;
	milliseconds: number;
}

/** Runs a program with arguments (no shell). Never throws: a program that cannot start has status 1. */
export function command(
	program: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
	const started = Date.now();
	return new Promise((resolve) => {
		let output = "";
		const end = (status: number) =>
			resolve({ status, output, milliseconds: Date.now() - started });
		const child = spawn(program, args, {
			env: { ...process.env, ...environment },
			stdio: ["ignore", "pipe", "pipe"],
		});
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
