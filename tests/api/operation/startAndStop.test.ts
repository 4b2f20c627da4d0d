// Successful starts and stops: what the start prints, what SIGTERM waits for, the replies to a load balancer.
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { requestOtp } from "../../../src/contract/sms";
import { waitFor } from "../../support/waitFor";
import { client } from "../support/client";
import { newMobile } from "../support/inbox";
import { endAll, newFolder, startServer } from "../support/processes";
import { newMockUserId } from "../support/testServer";

afterAll(endAll);

test("without a webhook the start warns that one-time codes are refused", async () => {
	const own = {
		...{ DEMO: "0", DATA_DIR: newFolder() },
		...{ SIGNATURE_KEY: "k".repeat(16), TOKEN_KEY: "t".repeat(16) },
	};
	const refused = await startServer(own);
	await refused.end("SIGTERM");
	expect(refused.said()).toContain("One-time codes cannot be sent");
	const sms = { SMS_WEBHOOK_URL: "http://127.0.0.1:1/sms" };
	const sent = await startServer({
		...{ ...own, ...sms, SMS_WEBHOOK_KEY: "s".repeat(16) },
	});
	await sent.end("SIGTERM");
	expect(sent.said()).not.toContain("One-time codes cannot be sent");
}, 180_000);

test("after SIGTERM the 60 running requests and new ones on open connections are answered", async () => {
	const server = await startServer({ DATA_DIR: newFolder() });
	const { hostname, port } = new URL(server.address);
	const agent = new Agent({ keepAlive: true, maxSockets: 60 });
	const get = (path: string) =>
		new Promise<number | undefined>((resolve, reject) =>
			request({ hostname, port, path, agent }, (reply) => {
				reply.resume().on("end", () => resolve(reply.statusCode));
			})
				.on("error", reject)
				.end(),
		);
	const sixty = (path: string) =>
		Promise.all(Array.from({ length: 60 }, () => get(path)));
	// Opens the connections.
	expect(new Set(await sixty("/healthz"))).toEqual(new Set([200]));
	const inFlight = sixty("/demo/inbox?mobile=0812345678");
	const ended = server.end("SIGTERM");
	// The probe is still answered, so that a proxy learns of the stop before connections are refused.
	await waitFor(async () => expect(await get("/readyz")).toBe(503));
	expect(new Set(await inFlight)).toEqual(new Set([200]));
	expect(await ended).toBe(0);
	agent.destroy();
}, 180_000);

test("SIGTERM waits for a body that is still arriving, but not for a connection without a request", async () => {
	const server = await startServer({ DATA_DIR: newFolder() });
	const { hostname, port } = new URL(server.address);
	const silent = connect(Number(port), hostname);
	const slow = connect(Number(port), hostname);
	await Promise.all([once(silent, "connect"), once(slow, "connect")]);
	slow.write(
		`POST ${requestOtp.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
	);
	await pause(500);
	const begun = performance.now();
	const ended = server.end("SIGTERM");
	await once(silent, "close");
	slow.write("}");
	const [reply] = await once(slow, "data");
	expect(String(reply)).toMatch(/^HTTP\/1.1 4\d\d /);
	expect(await ended).toBe(0);
	// The server waits up to 15 seconds for running calls, as long as a statement may take.
	expect(performance.now() - begun).toBeLessThan(10_000);
}, 180_000);

test("SIGTERM waits for a text that its gateway has not taken yet", async () => {
	let attempts = 0;
	const gateway = createServer((_request, response) => {
		attempts++;
		response.writeHead(attempts < 4 ? 503 : 200).end();
	}).listen(0, "127.0.0.1");
	await once(gateway, "listening");
	const { port } = gateway.address() as AddressInfo;
	const server = await startServer({
		...{ DATA_DIR: newFolder(), SMS_WEBHOOK_KEY: "s".repeat(16) },
		SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms`,
	});
	const { ask, signIn } = client(server.address);
	const me = await signIn(newMockUserId("new"));
	await ask(requestOtp, { MobileNo: newMobile() }, me);
	await waitFor(() => expect(attempts).toBeGreaterThan(0));
	expect(await server.end("SIGTERM")).toBe(0);
	expect(attempts).toBe(4);
	gateway.close();
}, 180_000);

test("a load balancer's check in HTTP/1.0 without a Host is answered", async () => {
	const server = await startServer({ DATA_DIR: newFolder() });
	const { hostname, port } = new URL(server.address);
	const check = connect(Number(port), hostname);
	check.write("GET /readyz HTTP/1.0\r\n\r\n");
	const [reply] = await once(check, "data");
	expect(String(reply)).toMatch(/^HTTP\/1.1 200 /);
	await server.end("SIGTERM");
}, 180_000);

test("outside demo mode a new store is empty, and the start names it and says how to fill it", async () => {
	const folder = newFolder();
	const server = await startServer({
		DATA_DIR: folder,
		NODE_ENV: "production",
		SIGNATURE_KEY: "a-signature-key-of-its-own",
		TOKEN_KEY: "a-token-key-of-its-own",
	});
	expect(server.said()).toContain(
		"There is no content yet; import it: npm run content -- import <folder>",
	);
	// An operator who forgot DATABASE_URL sees it at once.
	expect(server.said()).toContain(`Using the data folder ${folder}.\n`);
	expect(server.said()).not.toContain("/demo");
	await server.end("SIGTERM");
});

test("the start reports a missing build of the app, since every page is then a 404", async () => {
	const BUILD_DIR = newFolder();
	const linesOf = async () => {
		const server = await startServer({ DATA_DIR: newFolder(), BUILD_DIR });
		await server.end("SIGTERM");
		return server.said();
	};
	const line = `There is no build of the app in ${BUILD_DIR}/client: its pages reply with 404. Build it, or serve it from another host.\n`;
	expect(await linesOf()).toContain(line);
	mkdirSync(join(BUILD_DIR, "client"));
	writeFileSync(join(BUILD_DIR, "client/index.html"), "<!doctype html>");
	expect(await linesOf()).not.toContain("no build of the app");
}, 180_000);
