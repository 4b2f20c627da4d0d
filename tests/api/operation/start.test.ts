// A real start: failures end with one line and status 1, and NOW starts the clock (contract.md, Settings).
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import { getDetailV2 } from "../../../src/contract/privilege";
import { requestOtp } from "../../../src/contract/sms";
import { client } from "../support/client";
import { messagesAt, newMobile } from "../support/inbox";
import { endAll, failedStart, startServer } from "../support/processes";

const folders: string[] = [];
function newFolder() {
	const folder = mkdtempSync(join(tmpdir(), "gift-api-"));
	folders.push(folder);
	return folder;
}
afterAll(() => {
	endAll();
	for (const folder of folders)
		rmSync(folder, { recursive: true, force: true });
});

const oneLine = /^[^\n]+\n$/;

test.concurrent.each([
	[{ PORT: "eighty" }, /^PORT must be/],
	[{ NOW: "tomorrow" }, /^NOW must be/],
	[
		{
			NOW: "2026-12-15T23:59:50+07:00",
			...{
				DEMO: "0",
				SIGNATURE_KEY: "k".repeat(16),
				TOKEN_KEY: "t".repeat(16),
			},
		},
		/^NOW is refused/,
	],
	[{ NODE_ENV: "production" }, /^SIGNATURE_KEY must be set/],
	[
		{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", DEMO: "1" },
		/^The database .* cannot be reached/,
	],
	[
		{ DATABASE_URL: "postgres://gift:sec#ret@127.0.0.1/gift", DEMO: "1" },
		/^DATABASE_URL must be (?!.*sec)/,
	],
	[
		{ DATABASE_URL: "postgres://gift@127.0.0.1/gift?port=no", DEMO: "1" },
		/^DATABASE_URL must be /,
	],
	[
		{ DATABASE_URL: "postgres://h/gift?sslrootcert=/no/ca.pem", DEMO: "1" },
		/^The database .* cannot be opened \(ENOENT.*ca\.pem/,
	],
	[{ BUILD_DIR: "server" }, /^BUILD_DIR must be/],
	[
		{ HOST: "2001:db8::1", PORT: "3000" },
		/^Cannot listen on http:\/\/\[2001:db8::1\]:3000 \(E\w+\)/,
	],
])("a start with %o ends with one clear line", async (environment, line) => {
	const { status, said } = await failedStart({
		DATA_DIR: join(tmpdir(), "gift-never-made"),
		...environment,
	});
	expect(status).toBe(1);
	expect(said).toMatch(oneLine);
	expect(said).toMatch(line);
});

test("a data folder that is a file, or cannot be written, is reported in one line", async () => {
	const folder = newFolder();
	writeFileSync(join(folder, "file"), "");
	const wrong = [
		[join(folder, "file"), /^DATA_DIR \S+file is not a folder; [^\n]+\n$/],
		[join(folder, "file/below"), /^DATA_DIR \S+ is not a folder; [^\n]+\n$/],
		[
			"/sys/gift",
			/^DATA_DIR \/sys\/gift cannot be written \(E\w+\); [^\n]+\n$/,
		],
	] as const;
	await Promise.all(
		wrong.map(async ([DATA_DIR, why]) => {
			const { status, said } = await failedStart({ DATA_DIR });
			expect(said).toMatch(why);
			expect(status).toBe(1);
		}),
	);
});

test("without a webhook the start warns that one-time codes are refused", async () => {
	const own = {
		...{ DEMO: "0", DATA_DIR: newFolder() },
		...{ SIGNATURE_KEY: "k".repeat(16), TOKEN_KEY: "t".repeat(16) },
	};
	const refused = await startServer(own);
	await refused.end("SIGTERM");
	expect(refused.said()).toContain("One-time codes are refused");
	const sms = { SMS_WEBHOOK_URL: "http://127.0.0.1:1/sms" };
	const sent = await startServer({
		...{ ...own, ...sms, SMS_WEBHOOK_KEY: "s".repeat(16) },
	});
	await sent.end("SIGTERM");
	expect(sent.said()).not.toContain("One-time codes are refused");
}, 180_000);

test("after SIGTERM 60 running requests, and those that arrive on open connections, are answered", async () => {
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
	// Still answered, so that a proxy learns of it before a connection is refused.
	await vi.waitFor(async () => expect(await get("/readyz")).toBe(503));
	expect(new Set(await inFlight)).toEqual(new Set([200]));
	expect(await ended).toBe(0);
	agent.destroy();
}, 180_000);

test("SIGTERM waits for a body that is arriving, but not for a connection without a request", async () => {
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
	// A statement may take 15 seconds, and that is how long a running call is waited for.
	expect(performance.now() - begun).toBeLessThan(10_000);
}, 180_000);

test("a load balancer's check in HTTP/1.0, without a Host, is answered", async () => {
	const server = await startServer({ DATA_DIR: newFolder() });
	const { hostname, port } = new URL(server.address);
	const check = connect(Number(port), hostname);
	check.write("GET /readyz HTTP/1.0\r\n\r\n");
	const [reply] = await once(check, "data");
	expect(String(reply)).toMatch(/^HTTP\/1.1 200 /);
	await server.end("SIGTERM");
}, 180_000);

test("a port that is taken before a first start is reported", async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	const address = other.address();
	const PORT = String(typeof address === "object" ? address?.port : 0);
	const { status, said } = await failedStart({ DATA_DIR: newFolder(), PORT });
	expect(status).toBe(1);
	expect(said).toMatch(/^Port \d+ is taken[^\n]*\n$/);
	other.close();
});

test("NOW sets the clock of sign-in, token, programme, inbox and replies alike, and it runs on", async () => {
	const NOW = "2031-12-15T23:59:50+07:00";
	const begin = Date.parse(NOW);
	const server = await startServer({ DATA_DIR: newFolder(), NOW });
	// The server's clock started a moment earlier; the guard accepts 5 minutes.
	const begun = performance.now();
	const here = client(
		server.address,
		() => begin + Math.round(performance.now() - begun),
	);
	const isNow = (moment: string | number | null) => {
		const at = new Date(moment ?? 0).getTime();
		expect(at).toBeGreaterThanOrEqual(begin - 1000);
		expect(at).toBeLessThan(begin + 60_000);
		return at;
	};
	const me = await here.signIn("platinum-now");
	const { iat } = JSON.parse(
		Buffer.from(me.token.split(".")[1] ?? "", "base64url").toString(),
	);
	isNow(iat * 1000);
	const deal = { Privilege_Alt_Reference: "PV_1001" };
	const { valid_from, valid_through } = await here.ask(getDetailV2, deal, me);
	const year = 366 * 86_400_000;
	expect(Date.parse(valid_from ?? "")).toBeGreaterThan(begin - year);
	expect(Date.parse(valid_from ?? "")).toBeLessThan(begin);
	expect(Date.parse(valid_through ?? "")).toBeGreaterThan(begin);
	expect(Date.parse(valid_through ?? "")).toBeLessThan(begin + year);
	const MobileNo = newMobile();
	await here.ask(requestOtp, { MobileNo }, me);
	const [message] = await messagesAt(server.address, MobileNo);
	isNow(message?.at ?? null);

	const dateOf = async () =>
		isNow((await here.send(countRedeem, {}, me)).headers.get("date"));
	const first = await dateOf();
	await new Promise((resolve) => setTimeout(resolve, 1500));
	expect(await dateOf()).toBeGreaterThan(first);
	expect(await server.end("SIGTERM")).toBe(0);
});

test("outside demo mode a new store is empty, and the start says how to fill it", async () => {
	const server = await startServer({
		DATA_DIR: newFolder(),
		NODE_ENV: "production",
		SIGNATURE_KEY: "a-signature-key-of-its-own",
		TOKEN_KEY: "a-token-key-of-its-own",
	});
	expect(server.said()).toContain(
		"There is no content yet: npm run content -- import <folder>",
	);
	expect(server.said()).not.toContain("/demo");
	await server.end("SIGTERM");
});
