// The nginx of docs/operating.md while the API's processes are restarted one after another.
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../support/atExit";
import { freePort } from "../../support/freePort";
import { startNginx } from "../../support/nginx";

const { folder, remove } = temporaryFolder("gift-rolling-");
afterAll(remove);

async function startProcess(port: number) {
	const server = createServer((_, reply) => reply.end("answered"));
	await once(server.listen(port, "127.0.0.1"), "listening");
	return async () => {
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	};
}

// The bug: nginx counted a restarted process as unavailable for ten seconds, so no process was left when the next one restarted.
test("calls are answered while the processes restart one after another", async () => {
	const dist = join(folder, "dist");
	mkdirSync(join(dist, "hosting"), { recursive: true });
	writeFileSync(join(dist, "hosting/nginx.conf"), "");
	const [app, first, second] = [
		await freePort(),
		await freePort(),
		await freePort(),
	];
	const nginx = await startNginx(folder, dist, { app, apis: [first, second] });
	async function statusOfCall() {
		const call = request({
			...{ host: "127.0.0.1", port: app, method: "POST", path: "/api" },
			headers: { host: "api.gift.example" },
			servername: "api.gift.example",
			rejectUnauthorized: false,
			agent: false,
		});
		call.end();
		const [reply] = await once(call, "response");
		reply.resume();
		return reply.statusCode;
	}
	const statusOfCalls = async () => [
		await statusOfCall(),
		await statusOfCall(),
		await statusOfCall(),
	];
	let stopFirst = await startProcess(first);
	const stopSecond = await startProcess(second);
	const statuses = await statusOfCalls();
	await stopFirst();
	statuses.push(...(await statusOfCalls()));
	stopFirst = await startProcess(first);
	await stopSecond();
	statuses.push(...(await statusOfCalls()));
	expect(statuses).toEqual(statuses.map(() => 200));
	await stopFirst();
	await nginx.stop();
});
