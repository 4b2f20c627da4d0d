// Uploads that never end: a customer may have three at a time, each is counted, and a closed connection ends its upload.
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import { uploadImageProfile } from "../../../src/contract/profile";
import { waitFor } from "../../support/waitFor";
import { failureOf, type Session } from "../support/client";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let sockets: Socket[];
beforeEach(async () => {
	sockets = [];
	api = await startTestServer({ RATE_LIMIT_PER_CLIENT: "12" });
});
afterEach(async () => {
	for (const socket of sockets) socket.destroy();
	await api.stop();
});

/** Begins an upload that stops before its file has arrived; returns the status if it is answered within `timeoutMs` ms, else null. */
async function beginUpload(
	{ token, sub }: Session,
	timeoutMs = 300,
): Promise<number | null> {
	const { hostname, port } = new URL(api.client.address);
	const socket = connect(Number(port), hostname);
	sockets.push(socket);
	socket.on("error", () => {});
	socket.write(
		[
			`POST ${uploadImageProfile.path} HTTP/1.1`,
			...["Host: a", `Authorization: Bearer ${token}`, `Client-Id: ${sub}`],
			"Content-Type: multipart/form-data; boundary=b",
			...["Content-Length: 5000000", "", "--b"],
		].join("\r\n"),
	);
	const reply = await new Promise<string>((resolve) => {
		socket.setEncoding("utf8").once("data", resolve);
		setTimeout(resolve, timeoutMs, "");
	});
	return reply === "" ? null : Number(reply.split(" ")[1]);
}

// The bug: one token could open any number of connections that each held 6 MB, and no limit counted them.
test("a customer's fourth simultaneous upload is refused until one ends; other customers are not affected", async () => {
	const me = await api.client.signIn(newMockUserId());
	const other = await api.client.signIn(newMockUserId());
	for (let at = 0; at < 3; at++) expect(await beginUpload(me)).toBeNull();
	expect(await beginUpload(me, 20_000)).toBe(429);
	expect(await beginUpload(other)).toBeNull();
	expect((await api.client.send(countRedeem, {}, me)).status).toBe(200);
	sockets[0]?.destroy();
	await waitFor(async () => expect(await beginUpload(me)).toBeNull());
	expect(await beginUpload(me, 20_000)).toBe(429);
});

test("an upload is counted before its file has arrived", async () => {
	const me = await api.client.signIn(newMockUserId());
	for (let at = 0; at < 12; at++) {
		await beginUpload(me);
		sockets.pop()?.destroy();
	}
	const refused = await api.client.send(countRedeem, {}, me);
	expect(failureOf(refused)).toMatchObject({ status: 429 });
}, 30_000);
