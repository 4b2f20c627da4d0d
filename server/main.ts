// Starts the server: settings, store, listen; every way it cannot start ends in one clear line and a status of 1.
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type App, createApp } from "./app";
import { SettingsError } from "./config/settingRules";
import { readSettings, type Settings } from "./config/settings";
import { programme } from "./demo/content/programme";
import { healthy, notReady } from "./health";
import { clockFrom } from "./rules/clock";
import { startReplyCleanup } from "./store/claims/idempotency";
import { openStore } from "./store/connection/openStore";
import { StoreError } from "./store/connection/storeError";

/** A port that cannot be had; its message is the one line shown. */
class ListenError extends Error {}

function listen(server: Server, { port, host }: Settings): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const why =
				error.code === "EADDRINUSE"
					? `Port ${port} is taken; stop what uses it, or set PORT to another.`
					: `Cannot listen on ${host}:${port} (${error.code}).`;
			reject(new ListenError(why));
		});
		server.listen(port, host, () =>
			resolve((server.address() as AddressInfo).port),
		);
	});
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start() {
	const settings = readSettings(process.env);
	// The port first: it is cheap to ask for, and whoever calls early just waits for the store.
	let open: (app: App) => void = () => {};
	const app = new Promise<App>((resolve) => {
		open = resolve;
	});
	let state: "starting" | "running" | "stopping" = "starting";
	const server = createAdaptorServer({
		fetch: async (request, env) => {
			const { pathname } = new URL(request.url);
			if (state !== "running" && pathname === "/healthz") return healthy();
			if (state !== "running" && pathname === "/readyz") return notReady(state);
			const reply = await (await app).fetch(request, env);
			// Whoever is answered now asks another process next.
			if (state === "stopping") reply.headers.set("Connection", "close");
			return reply;
		},
		// Longer than any client or proxy keeps an idle connection: none meets one that is just closing.
		serverOptions: { keepAliveTimeout: 65_000 },
	}) as Server;
	const port = await listen(server, settings);
	const now = clockFrom(settings.startsAt);
	const store = await openStore(settings, now, programme);
	open(createApp({ store, settings, now }));
	state = "running";
	const endForgetting = startReplyCleanup(store, now);
	const address = `http://${settings.host === "127.0.0.1" ? "localhost" : settings.host}:${port}`;
	say(`Galaxy Gift is ready at ${address}`);
	if (settings.demo)
		say(`Begin at ${address}/demo: pick a phone and open the app.`);

	const stop = async () => {
		if (state === "stopping") return;
		state = "stopping";
		server.close();
		server.closeIdleConnections();
		// What is being answered may take as long as its statements; nothing that was answered depends on it.
		const longest = settings.databaseTimeoutMs + 5000;
		setTimeout(() => server.closeAllConnections(), longest).unref();
		await new Promise((resolve) => server.once("close", resolve));
		await endForgetting();
		await store.close();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}

start().catch((error: unknown) => {
	const isClear =
		error instanceof SettingsError ||
		error instanceof StoreError ||
		error instanceof ListenError;
	process.stderr.write(
		`${isClear ? error.message : error instanceof Error ? error.stack : error}\n`,
	);
	process.exit(1);
});
