// /readyz replies 503 while the database is unavailable; simultaneous requests share one query of it, so they take no connections from calls.
import { expect, test, vi } from "vitest";
import { healthRoutes } from "../../../server/health";
import { failureCode } from "../../../src/contract/failureCode";
import { startTestServer } from "../support/testServer";

test("simultaneous requests share one query of the database, the next one sends another, and a failed query is a 503", async () => {
	const { store, stop } = await startTestServer();
	const questions = vi.spyOn(store.db, "execute");
	const routes = healthRoutes(store);
	const ask = async () => (await routes.request("/readyz")).status;
	const statuses = await Promise.all(Array.from({ length: 100 }, ask));
	expect(new Set(statuses)).toEqual(new Set([200]));
	expect(questions).toHaveBeenCalledTimes(1);
	expect(await ask()).toBe(200);
	expect(questions).toHaveBeenCalledTimes(2);
	questions.mockRejectedValue(new Error("away"));
	const { status, headers } = await routes.request("/readyz");
	expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
	questions.mockRestore();
	await stop();
});

// The bug: a mistyped probe got the app's page with 200, so a load balancer never removed a process without its database.
test.each(["/healthz/", "/readyz/", "/readyz/store", "/metrics/"])(
	"a probe at %s fails",
	async (path) => {
		const { client, stop } = await startTestServer();
		const reply = await fetch(client.address + path);
		expect(reply.status).toBe(404);
		expect(await reply.json()).toMatchObject({
			error: { code: failureCode.notFound },
		});
		await stop();
	},
);
