// The log of the server: one JSON line a request, and errors without a value of anybody's (no body, token, number or SQL value).
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import pino, { type Logger } from "pino";
import type { LogLevel } from "../config/settings";
import { serializeError } from "../store/connection/storeError";

export const createLogger = (
	level: LogLevel,
	destination?: pino.DestinationStream,
): Logger =>
	pino(
		{
			name: "galaxy-gift",
			level,
			// Machine and process are known to whoever collects the logs.
			base: null,
			serializers: { err: serializeError },
		},
		destination ?? pino.destination(1),
	);

/** Paths that people may type anything into are logged by their first part alone. */
const shownFolders = new Set(["assets", "content", "demo", "icons", "share"]);

/** A path as logs and metrics name it: calls whole, files by their folder, anything else as "other". */
export function routeOf(path: string, calls: ReadonlySet<string>): string {
	if (calls.has(path) || path === "/healthz" || path === "/readyz") return path;
	const [, first = ""] = path.split("/");
	if (first === "") return "/";
	return shownFolders.has(first) ? `/${first}/*` : "other";
}

/** Logs each request when its reply is ready: method, route, status, ms and an id, which the reply carries as X-Request-Id. */
export function requestLog(
	logger: Logger,
	calls: ReadonlySet<string>,
): MiddlewareHandler {
	return async (c, next) => {
		const began = performance.now();
		const id = randomUUID();
		c.set("requestId", id);
		await next();
		c.res.headers.set("X-Request-Id", id);
		logger.info({
			id,
			method: c.req.method,
			route: routeOf(c.req.path, calls),
			status: c.res.status,
			ms: Math.round(performance.now() - began),
		});
	};
}
