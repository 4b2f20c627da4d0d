// The server's log: one JSON line per request, and errors without personal values (no body, token, number or SQL value).
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import pino, { type Logger } from "pino";
import type { LogLevel } from "../config/settings";
import { serializeError } from "../store/connection/storeError";
import type { Metrics } from "./metrics";

/** The most characters that wait in memory while the log cannot be written. */
const maxWaiting = 1_000_000;

/** Writes the log to an open file, by default standard output. While it cannot be written, for example on a full disk or into a pipe that nobody reads, lines are lost and calls go on. */
export function logOutput(file = 1): pino.DestinationStream {
	// An asynchronous destination would never let the process exit while the disk is full.
	const output = pino.destination({
		dest: file,
		sync: true,
		maxLength: maxWaiting,
		// A retry would hold the whole process until the pipe is read again.
		retryEAGAIN: () => false,
	});
	return output.on("error", () => {});
}

/** A logger to `destination`, by default standard output. */
export const createLogger = (
	level: LogLevel,
	destination = logOutput(),
): Logger =>
	pino(
		{
			name: "galaxy-gift",
			level,
			// No pid and hostname: log collectors add them.
			base: null,
			serializers: { err: serializeError },
		},
		destination,
	);

/** Folders whose paths are logged by their first segment, because the rest may be anything. */
const shownFolders = new Set(["assets", "content", "demo", "icons", "share"]);

/** The label of a path in logs and metrics: calls in full, files by folder, others as "other". */
export function routeLabel(path: string, calls: ReadonlySet<string>): string {
	if (calls.has(path) || /^\/(healthz|readyz|metrics)$/.test(path)) return path;
	const [, first = ""] = path.split("/");
	if (first === "") return "/";
	return shownFolders.has(first) ? `/${first}/*` : "other";
}

/** Logs and counts each request with its reply: method, route, status, ms and an id, also sent as X-Request-Id. */
export function requestLog(
	logger: Logger,
	calls: ReadonlySet<string>,
	metrics: Metrics | null,
): MiddlewareHandler {
	return async (c, next) => {
		const began = performance.now();
		const id = randomUUID();
		c.set("requestId", id);
		await next();
		c.res.headers.set("X-Request-Id", id);
		const { status } = c.res;
		const route = routeLabel(c.req.path, calls);
		const ms = performance.now() - began;
		metrics?.observeRequest(route, status, ms / 1000);
		logger.info({
			id,
			method: c.req.method,
			route,
			status,
			ms: Math.round(ms),
		});
	};
}
