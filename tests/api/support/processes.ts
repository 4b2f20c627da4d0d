// Starts and kills real server processes from source.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "../../support/atExit";

export interface ServerProcess {
	address: string;
	/** The output on both streams so far. */
	said(): string;
	isRunning(): boolean;
	/** Sends the signal and waits for the end; returns the exit status, or null after an unhandled signal. */
	end(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
const removals: (() => void)[] = [];

/** Creates a folder, such as for DATA_DIR, that `endAll` removes. */
export function newFolder(): string {
	const { folder, remove } = temporaryFolder("gift-api-");
	removals.push(remove);
	return folder;
}

/** Kills the processes that still run and removes the folders; to be called in afterAll. */
export function endAll() {
	for (const child of running) child.kill("SIGKILL");
	for (const remove of removals.splice(0)) remove();
}

function launch(environment: NodeJS.ProcessEnv, words: string[] = []) {
	const command = ["--import", "tsx", "server/main.ts", ...words];
	const child = spawn(process.execPath, command, {
		env: {
			PATH: process.env.PATH,
			PORT: "0",
			RATE_LIMIT_PER_CLIENT: "0",
			...environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk: Buffer) => {
			said += chunk.toString();
		});
	const ended = once(child, "close");
	running.add(child);
	void ended.then(() => running.delete(child));
	return { child, ended, said: () => said };
}

/** Starts a server and waits for its address. Throws with its output if it exits. */
export async function startServer(
	environment: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
	const { child, ended, said } = launch(environment);
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout.on("data", () => {
			const ready = /ready at (http:\S+)/.exec(said());
			if (ready?.[1]) resolve(ready[1].replace("localhost", "127.0.0.1"));
		});
		void ended.then(() => reject(new Error(`it ended: ${said()}`)));
	});
	return {
		address,
		said,
		isRunning: () => child.exitCode === null && child.signalCode === null,
		end: async (signal) => {
			child.kill(signal);
			await ended;
			return child.exitCode;
		},
	};
}

/** Starts a server that must exit by itself; returns its status and output. */
export async function failedStart(
	environment: NodeJS.ProcessEnv,
	...words: string[]
) {
	const { child, ended, said } = launch(environment, words);
	await ended;
	return { status: child.exitCode, said: said() };
}
