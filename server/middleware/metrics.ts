// Metrics in Prometheus' format: requests, errors of the store, its connections, reminders, and Node's own (event loop, memory).
import {
	Counter,
	collectDefaultMetrics,
	Gauge,
	Histogram,
	Registry,
} from "prom-client";
import type { ConnectionCounts } from "../store/connection/database";
import { apiHeaders } from "./securityHeaders";

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates metrics that count from now on; `countConnections` is null for the embedded database. */
export function createMetrics(
	countConnections: (() => ConnectionCounts) | null,
) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: "http_request_duration_seconds",
		help: "Requests and their durations, by call (or kind of file) and status",
		labelNames: ["route", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
		registers,
	});
	const storeErrors = new Counter({
		name: "store_errors_total",
		help: "Failures of the database, by SQLSTATE or system code",
		labelNames: ["code"],
		registers,
	});
	const pushMessages = new Counter({
		name: "push_messages_total",
		help: "Reminders by Web Push, by outcome",
		labelNames: ["outcome"],
		registers,
	});
	if (countConnections)
		new Gauge({
			name: "database_connections",
			help: "Connections of this process, and calls that wait for one",
			labelNames: ["state"],
			registers,
			collect() {
				for (const [state, count] of Object.entries(countConnections()))
					this.set({ state }, count);
			},
		});
	return {
		observeRequest: (route: string, status: number, seconds: number) =>
			requests.observe({ route, status }, seconds),
		countStoreError: (code: string | null) =>
			storeErrors.inc({ code: code ?? "none" }),
		countPushMessage: (outcome: string) => pushMessages.inc({ outcome }),
		reply: async () =>
			new Response(await registry.metrics(), {
				headers: { ...apiHeaders, "Content-Type": registry.contentType },
			}),
	};
}
