// Development: Vite with hot reload on PORT, and behind it the API as a process of its own, which restarts when its code changes.
import { join, sep } from "node:path";
import { createServer } from "vite";
import { addressOf } from "../server/config/address";
import { projectRoot } from "../server/config/projectRoot";
import { readSettings } from "../server/config/settings";
import { createDevApi } from "./devApi";
import { fail, settingsOrFail } from "./fail";
import { readOptions } from "./options";

readOptions(`
Usage: npm run dev
Serves the app with hot reload, and the API, which restarts when its code changes.

PORT       where to listen (3000); 0 takes a free port
DATA_DIR   the folder of the embedded database (.data)
The other settings of the server and of the build hold as well.
`);

const { port, host, demo, dataDir, signatureKey } =
	settingsOrFail(readSettings);
// Without it /demo of a demo API signs nobody in.
process.env.VITE_DEMO ||= demo ? "1" : "0";
process.env.VITE_SIGNATURE_KEY ||= signatureKey;

const api = await createDevApi();
const apiPath = "^/(api|content|demo)(/|\\?|$)";
const vite = await createServer({
	server: {
		port,
		host,
		strictPort: true,
		// The API compares the Origin of a request with its Host, so the proxy keeps the Host.
		proxy: {
			[apiPath]: {
				target: `http://127.0.0.1:${api.port}`,
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
					void api.whenReady().then(() => next());
				});
			},
		},
	],
});

async function stop(code: number) {
	await Promise.all([vite.close(), api.stop()]);
	process.exit(code);
}
process.on("SIGTERM", () => void stop(0));
process.on("SIGINT", () => void stop(0));

try {
	await vite.listen();
} catch (error) {
	fail(
		String(error).includes("already in use")
			? `Port ${port} is taken; stop what uses it, or set PORT to another.`
			: `Cannot listen on ${addressOf(host, port)}: ${error}`,
	);
}

api.start();
const serverCode = ["server", "src/contract"].map(
	(folder) => join(projectRoot, folder) + sep,
);
vite.watcher.on("all", (_event, file) => {
	if (serverCode.some((folder) => file.startsWith(folder))) api.restart();
});

await api.whenReady();
// What kept it from starting is on the screen already.
if (!api.isRunning()) await stop(1);
const listening = vite.httpServer?.address();
// PORT=0 took a free one.
const taken = typeof listening === "object" ? listening?.port : undefined;
process.stdout.write(
	`Galaxy Gift, with hot reload: ${addressOf(host, taken ?? port)}${demo ? "/demo" : ""}\n`,
);
