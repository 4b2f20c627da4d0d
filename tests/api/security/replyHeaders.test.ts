// Every kind of reply has the security headers and a cache policy: calls, failures, pages, pictures, health.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let away: TestServer;
let limited: TestServer;
beforeAll(async () => {
	api = await startTestServer({ METRICS: "1" });
	const { store } = api;
	const broken = new Proxy(store.db, {
		get() {
			throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
		},
	});
	away = await startTestServer({}, {}, { ...store, db: broken });
	limited = await startTestServer({ RATE_LIMIT_PER_ADDRESS: "1" });
	await fetch(`${limited.client.address}${countRedeem.path}`);
	await fetch(`${limited.client.address}/gone.png`);
});
afterAll(async () => {
	for (const each of [api, away, limited]) await each.stop();
});

function judge({ status, headers }: Pick<Response, "status" | "headers">) {
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("referrer-policy")).toMatch(
		/^(no-referrer|strict-origin)$/,
	);
	expect(headers.get("cross-origin-resource-policy")).toMatch(/-origin$/);
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toMatch(/unsafe|\*/);
	const cached = headers.get("cache-control") ?? "";
	expect(cached).toMatch(
		status >= 400
			? /^no-(store|cache)$/
			: /^(no-store|no-cache|public, max-age=31536000, immutable)$/,
	);
}

describe("security and cache headers are in the reply to", () => {
	test.each([
		...["GET /healthz", "GET /readyz", "GET /metrics", "HEAD /healthz"],
		...["GET /api/v1/none", "OPTIONS /api/v1/none", "PUT /api/v1/none"],
		...["POST /", "GET /gone.png", "DELETE /metrics", "GET /content/"],
		...["GET /content/deal-yoga", "GET /content/gone"],
		`GET /content/profile/${"a".repeat(24)}`,
		"GET /share?type=detail&cmd_detail_id=PV_1001",
		...["GET /share", "GET /share?type=detail&cmd_detail_id=PV_0"],
		...["GET /demo", "GET /demo/", "GET /demo/game", "GET /demo/gone"],
		...["GET /demo/inbox", "GET /demo/page.js", "POST /demo/game/score"],
	])("%s", async (line) => {
		const [method = "", path = ""] = line.split(" ");
		const address = api.client.address + path;
		judge(await fetch(address, { method, redirect: "manual" }));
	});

	test("a call", async () => {
		const me = await api.client.signIn(newMockUserId());
		const reply = await api.client.send(countRedeem, {}, me);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("cache-control")).toBe("no-store");
		judge(reply);
	});

	test.each([
		["/readyz", 503],
		["/share?type=detail&cmd_detail_id=PV_1001", 503],
		[`/content/profile/${"a".repeat(24)}`, 503],
	])("%s while the database is unavailable", async (path, status) => {
		const reply = await fetch(away.client.address + path);
		expect(reply.status).toBe(status);
		judge(reply);
	});

	test.each([countRedeem.path, "/gone.png", "/demo/inbox"])(
		"%s above the limit",
		async (path) => {
			const reply = await fetch(limited.client.address + path);
			expect(reply.status).toBe(429);
			judge(reply);
		},
	);
});
