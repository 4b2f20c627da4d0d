// Starts the built product, as its users do: one process, an empty store, demo mode.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectFolders";
import { atExit, temporaryFolder } from "./atExit";

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Starts the built server on a free port with a data folder of its own, and waits until it says where it is: its
 * origin, without a closing slash. A DATA_DIR that is given stays. Throws with what the server said when it ends first.
 */
export async function startApp(environment: NodeJS.ProcessEnv = {}) {
	const own =
		environment.DATA_DIR === undefined ? temporaryFolder("gift-data-") : null;
	const data = environment.DATA_DIR ?? own?.folder;
	const child = spawn(process.execPath, [join(buildFolder, "server/main.js")], {
		env: {
			...process.env,
			PORT: "0",
			// The developer's own settings do not apply here.
			HOST: "",
			DATABASE_URL: "",
			...environment,
			DATA_DIR: data,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const listening = new Promise<string>((resolve) => {
		const listen = (chunk: Buffer) => {
			said = (said + chunk.toString()).slice(-10_000);
			const [, address] = said.match(/is ready at (\S+)\n/) ?? [];
			if (address) resolve(address);
		};
		child.stdout.on("data", listen);
		child.stderr.on("data", listen);
	});
	const ended = once(child, "exit").then(() => null);
	// At once, since its folder may be removed next.
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
	throw new Error(`The server ended at its start. It said:\n${said}`);
}
