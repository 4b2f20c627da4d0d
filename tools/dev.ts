// Development: Vite with hot reload on PORT, and behind it the API as a process of its own, which restarts when its code changes.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, sep } from "node:path";
import { createInterface } from "node:readline";
import { createServer } from "vite";
import { projectRoot } from "../server/config/projectFolders";
import { serverUrl } from "../server/config/serverUrl";
import { readSettings } from "../server/config/settings";
import { freePort } from "../tests/support/freePort";
import { fail, settingsOrFail } from "./fail";
import { readOptions } from "./options";

readOptions(`
Usage: npm run dev
Serves the app with hot reload, and the API, which restarts when its code changes.

PORT       where to listen (3000); 0 takes a free port
DATA_DIR   the folder of the embedded database (.data)
The other settings of the server and of the build apply as well.
`);

const { port, host, demo, dataDir, signatureKey } =
	settingsOrFail(readSettings);
// Without VITE_DEMO the app would not accept the sign-ins of a demo API's /demo page.
process.env.VITE_DEMO ||= demo ? "1" : "0";
process.env.VITE_SIGNATURE_KEY ||= signatureKey;

const apiPort = await freePort();
let api: ChildProcess | undefined;
/** Resolves once the current process of the API answers or has ended. */
let apiReady = Promise.resolve();

/** Whether this process is stopping, so that a pending restart does not start an API. */
let isStopping = false;

/** Starts the API; its log and its errors go to this process's output. */
async function launchApi(): Promise<void> {
	if (isStopping) return;
	const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
		cwd: projectRoot,
		env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	api = child;
	const lines = createInterface({ input: child.stdout });
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		lines.on("line", (line) => {
			if (line.startsWith("{")) process.stdout.write(`${line}\n`);
			if (line.startsWith("Galaxy Gift is ready")) resolve();
		});
	});
}

const apiRuns = () => api?.exitCode === null && api.signalCode === null;

async function stopApi() {
	clearTimeout(restartTimer);
	if (!api || !apiRuns()) return;
	const ended = once(api, "exit");
	api.kill("SIGTERM");
	await ended;
}

/** How long no file may change before a restart, in ms, because editors write several files at once. */
const quietTime = 100;
let restartTimer: NodeJS.Timeout | undefined;

function restartApi() {
	clearTimeout(restartTimer);
	restartTimer = setTimeout(() => {
		process.stdout.write("The API restarts: its code has changed.\n");
		apiReady = apiReady.then(stopApi).then(launchApi);
	}, quietTime);
}

const apiPath = "^/(api|content|demo|healthz|readyz|metrics)(/|\\?|$)";
const vite = await createServer({
	server: {
		port,
		host,
		strictPort: true,
		// The API compares the Origin of a request with its Host, so the proxy keeps the Host.
		proxy: {
			[apiPath]: {
				target: `http://127.0.0.1:${apiPort}`,
				changeOrigin: false,
			},
		},
		watch: { ignored: [`${dataDir}/**`, "**/test-results/**"] },
	},
	plugins: [
		{
			name: "wait-for-api",
			configureServer({ middlewares }) {
				middlewares.use((request, _response, next) => {
					if (!new RegExp(apiPath).test(request.url ?? "")) return next();
					void apiReady.then(() => next());
				});
			},
		},
	],
});

async function stop(code: number) {
	isStopping = true;
	await Promise.all([vite.close(), stopApi()]);
	process.exit(code);
}
// Vite's own listener would end this process before the API has ended.
process.removeAllListeners("SIGTERM");
process.on("SIGTERM", () => void stop(0));
process.on("SIGINT", () => void stop(0));

try {
	await vite.listen();
} catch (error) {
	fail(
		String(error).includes("already in use")
			? `Port ${port} is already in use; stop the program that uses it, or set PORT to another port.`
			: `Cannot listen on ${serverUrl(host, port)}: ${error}`,
	);
}

apiReady = launchApi();
const serverCode = ["server", "src/contract"].map(
	(folder) => join(projectRoot, folder) + sep,
);
vite.watcher.on("all", (_event, file) => {
	if (serverCode.some((folder) => file.startsWith(folder))) restartApi();
});

await apiReady;
// The API has already printed why it could not start.
if (!apiRuns()) await stop(1);
const listening = vite.httpServer?.address();
// With PORT=0 the port is a free one.
const actualPort = typeof listening === "object" ? listening?.port : undefined;
process.stdout.write(
	`Galaxy Gift, with hot reload: ${serverUrl(host, actualPort ?? port)}${demo ? "/demo" : ""}\n`,
);
