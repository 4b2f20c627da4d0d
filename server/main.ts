// Starts the server: settings, port, store; a failed start ends with one line and status 1.
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type App, type AppOptions, createApp } from "./app";
import { builtAppFolder } from "./config/projectFolders";
import { serverUrl } from "./config/serverUrl";
import { SettingsError } from "./config/settingRules";
import { readSettings, type Settings } from "./config/settings";
import { seedDemo } from "./demo/seedDemo";
import { isAppBuilt } from "./files/staticFiles";
import { healthyReply, notReadyReply } from "./health";
import { createHttpServer } from "./middleware/httpServer";
import { createMetrics } from "./middleware/metrics";
import { createLogger } from "./middleware/requestLog";
import { createPushSender } from "./push/pushSender";
import { reportReminders, startReminders } from "./push/sendReminders";
import { clockFrom } from "./rules/clock";
import { createSmsWebhook } from "./sms/smsWebhook";
import { deleteOldReminders } from "./store/claims/codeReminders";
import { createLogCleanup, startCleanup } from "./store/connection/cleanup";
import { deleteExpiredReplies } from "./store/connection/idempotency";
import { openStore, storeName } from "./store/connection/openStore";
import { StoreError } from "./store/connection/storeError";
import { deleteOldCodes } from "./store/member/oneTimeCodes";
import { privileges } from "./store/schema/schema";

/** The port is not available; only the message is shown. */
class ListenError extends Error {}

function listen(server: Server, { port, host }: Settings): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const why =
				error.code === "EADDRINUSE"
					? `Port ${port} is already in use; stop the program that uses it, or set PORT to another port.`
					: `Cannot listen on ${serverUrl(host, port)} (${error.code}); check HOST and PORT.`;
			reject(new ListenError(why));
		});
		server.listen(port, host, () =>
			resolve((server.address() as AddressInfo).port),
		);
	});
}

/** The connections on which no request has arrived, such as those that browsers open in advance. */
function unusedSockets(server: Server): Set<Socket> {
	const unused = new Set<Socket>();
	server.on("connection", (socket) => {
		unused.add(socket);
		socket.once("close", () => unused.delete(socket));
	});
	server.on("request", ({ socket }) => unused.delete(socket));
	return unused;
}

/** The phase of the process, which the health endpoints report. */
let phase: "starting" | "running" | "stopping" = "starting";

/** A server whose requests wait until the app is ready; the health endpoints answer at once. */
const serverOf = (app: Promise<App>) =>
	createHttpServer(async (request, env) => {
		const { pathname } = new URL(request.url);
		if (phase !== "running" && pathname === "/healthz") return healthyReply();
		if (phase !== "running" && pathname === "/readyz")
			return notReadyReply(phase);
		const reply = await (await app).fetch(request, env);
		// The client has to open a new connection for its next request, which reaches another process.
		if (phase === "stopping") reply.headers.set("Connection", "close");
		return reply;
	});

/** Starts the jobs that run once a minute; returns the function that stops them. */
function startJobs({
	store,
	now,
	settings: { eventLogDays, push },
	logger,
	metrics,
}: AppOptions) {
	const stopCleanup = startCleanup(
		store,
		now,
		[
			deleteExpiredReplies,
			deleteOldCodes,
			createLogCleanup(eventLogDays),
			deleteOldReminders,
		],
		(err) => logger.warn({ err }, "old rows were not deleted"),
	);
	const stopReminders =
		push &&
		startReminders({
			store,
			now,
			send: createPushSender(push),
			...reportReminders(logger, metrics),
		});
	return () => Promise.all([stopCleanup(), stopReminders?.()]);
}

/** The time from SIGTERM until idle connections are closed, in ms; meanwhile replies have Connection: close and /readyz fails. */
const drainMs = 500;

/** Answers the requests on open connections, then closes all connections, after `longestMs` at the latest. */
async function drain(server: Server, unused: Set<Socket>, longestMs: number) {
	await setTimeout(drainMs);
	server.close();
	// server.close() closes only idle connections, and one without any request does not count as idle.
	for (const socket of unused) socket.destroy();
	const closing = setTimeout(longestMs, undefined, { ref: false });
	void closing.then(() => server.closeAllConnections());
	await new Promise((resolve) => server.once("close", resolve));
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
// A write error, such as a full disk, must not end the server.
process.stdout.on("error", () => {});

function printReady(settings: Settings, port: number, isEmpty: boolean) {
	const { demo, smsWebhook, host } = settings;
	const address = serverUrl(host, port);
	print(`Using ${storeName(settings)}.`);
	if (!isAppBuilt())
		print(
			`There is no build of the app in ${builtAppFolder}: its pages reply with 404. Build it, or serve it from another host.`,
		);
	if (!demo && !smsWebhook)
		print(
			"One-time codes cannot be sent: SMS_WEBHOOK_URL is not set (docs/operating.md).",
		);
	if (isEmpty)
		print(
			"There is no content yet; import it: npm run content -- import <folder> (docs/operating.md).",
		);
	print(`Galaxy Gift is ready at ${address}`);
	if (demo) print(`Open ${address}/demo, choose a phone and start the app.`);
}

async function start() {
	const [argument] = process.argv.slice(2);
	if (argument !== undefined)
		throw new SettingsError(
			`Unexpected argument '${argument}': settings are environment variables, such as PORT=8080 (docs/operating.md).`,
		);
	const settings = readSettings(process.env);
	let resolveApp: (app: App) => void = () => {};
	const app = new Promise<App>((resolve) => {
		resolveApp = resolve;
	});
	// The port is taken before the store opens.
	const server = serverOf(app);
	const unused = unusedSockets(server);
	const port = await listen(server, settings);
	const now = clockFrom(settings.startsAt);
	let isEmpty = false;
	const store = await openStore(settings, async (db) => {
		if (settings.demo) await seedDemo(db, now());
		isEmpty = (await db.$count(privileges)) === 0;
	});
	const logger = createLogger(settings.logLevel);
	const smsWebhook =
		settings.smsWebhook &&
		createSmsWebhook(settings.smsWebhook, (message, err) =>
			logger.error({ message, err }, "a text message was not delivered"),
		);
	const metrics = settings.metrics
		? createMetrics(store.countConnections)
		: null;
	const options = { store, settings, now, logger, smsWebhook, metrics };
	resolveApp(createApp(options));
	phase = "running";
	const stopJobs = startJobs(options);
	const stop = async () => {
		if (phase === "stopping") return;
		phase = "stopping";
		// A running call may take as long as a statement may.
		await drain(server, unused, settings.databaseTimeoutMs + 5000);
		// Text messages of the last calls may still be pending.
		await Promise.all([stopJobs(), smsWebhook?.finish()]);
		await store.close();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	printReady(settings, port, isEmpty);
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
