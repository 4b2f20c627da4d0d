// The health endpoints: /healthz (the process runs) and /readyz (the store answers).
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { apiHeaders } from "./middleware/securityHeaders";
import type { Store } from "./store/connection/database";

const storeTimeoutMs = 2000;

/** 503 with the reason and Retry-After. */
export const notReadyReply = (status: "starting" | "stopping" | "store away") =>
	Response.json(
		{ status },
		{
			status: 503,
			headers: { ...apiHeaders, "Retry-After": "5" },
		},
	);

export const healthyReply = () =>
	Response.json({ status: "ok" }, { headers: apiHeaders });

/** `GET /healthz`: 200 while the process runs. `GET /readyz`: 200 while the store answers, else 503 with Retry-After; migrations are done by then. */
export function healthRoutes({ db }: Store): Hono {
	const routes = new Hono();
	// One question at a time, so that many requests take no connections from the calls.
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
		(await isReachable()) ? healthyReply() : notReadyReply("store away"),
	);
	return routes;
}
