// The health endpoints: /healthz (the process runs) and /readyz (the store answers).
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { apiHeaders } from "./middleware/securityHeaders";
import type { Store } from "./store/connection/database";

const storeTimeoutMs = 2000;

export const notReadyReply = (
	status: "starting" | "stopping" | "database unavailable",
) =>
	Response.json(
		{ status },
		{
			status: 503,
			headers: { ...apiHeaders, "Retry-After": "5" },
		},
	);

export const healthyReply = () =>
	Response.json({ status: "ok" }, { headers: apiHeaders });

export function healthRoutes({ db }: Store): Hono {
	const routes = new Hono();
	// Concurrent probes share one check, so that they do not use up the connection pool.
	let running: Promise<boolean> | null = null;
	const isReachable = () => {
		running ??= Promise.race([
			db.execute(sql`select 1`).then(
				() => true,
				() => false,
			),
			setTimeout(storeTimeoutMs, false, { ref: false }),
		]).finally(() => {
			running = null;
		});
		return running;
	};
	routes.get("/healthz", healthyReply);
	routes.get("/readyz", async () =>
		(await isReachable())
			? healthyReply()
			: notReadyReply("database unavailable"),
	);
	return routes;
}
