// Starts the built product as its users do: one process in demo mode, with an empty database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectFolders";
import { atExit, temporaryFolder } from "./atExit";

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Starts the built server on a free port, by default with a temporary data folder, and waits until it prints its origin
 * (without a trailing slash). A given DATA_DIR is not removed. Throws with the server's output when the server ends first.
 */
export async function startApp(environment: NodeJS.ProcessEnv = {}) {
	const own =
		environment.DATA_DIR === undefined ? temporaryFolder("gift-data-") : null;
	const data = environment.DATA_DIR ?? own?.folder;
	const child = spawn(process.execPath, [join(buildFolder, "server/main.js")], {
		env: {
			...process.env,
			PORT: "0",
			// Overrides the developer's own settings.
			HOST: "",
			DATABASE_URL: "",
			...environment,
			DATA_DIR: data,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	const listening = new Promise<string>((resolve) => {
		const listen = (chunk: Buffer) => {
			printed = (printed + chunk.toString()).slice(-10_000);
			const [, address] = printed.match(/is ready at (\S+)\n/) ?? [];
			if (address) resolve(address);
		};
		child.stdout.on("data", listen);
		child.stderr.on("data", listen);
	});
	const ended = once(child, "exit").then(() => null);
	// SIGKILL, since its folder may be removed right after.
	const forget = atExit(() => child.kill("SIGKILL"));
	const stop = async () => {
		forget();
		child.kill("SIGTERM");
		await ended;
		own?.remove();
	};

	const address = await Promise.race([listening, ended]);
	if (address) return { address, stop };
	await stop();
	throw new Error(
		`The server exited before it was ready. Its output:\n${printed}`,
	);
}
