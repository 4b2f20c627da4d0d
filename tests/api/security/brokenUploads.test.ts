// An upload whose connection ends before its file is read gives its place back.
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { readSettings } from "../../../server/config/settings";
import type { AppEnv } from "../../../server/middleware/appEnv";
import { createGuard } from "../../../server/middleware/guard";
import { issueToken } from "../../../server/rules/token";
import { uploadImageProfile } from "../../../src/contract/profile";

const customer = {
	...{ sub: "somebody", imei: "1", model: "S", serial: "1" },
	...{ device_series: "S", device_name: "S", tier: "Tier 1" },
	is_flagship: false,
};

// The bug: an upload that ended while the database counted it was read for ever, and after three of them each one was 429.
test("uploads that end while they are counted leave room for later ones", async () => {
	const settings = readSettings({ DEMO: "1" });
	const now = () => new Date();
	const token = await issueToken(customer, settings.tokenKey, now());
	let incoming: HttpBindings["incoming"] | undefined;
	const countSlowly = () =>
		new Promise<void>((resolve) => {
			if (!incoming || incoming.closed) resolve();
			else incoming.once("close", resolve);
		});
	const guard = createGuard(settings, now, countSlowly);
	const statuses: unknown[] = [];
	const app = new Hono<AppEnv>().post("*", async (c) => {
		incoming = c.env.incoming;
		await guard(c, { endpoint: uploadImageProfile }).catch((error) =>
			statuses.push(error.status),
		);
		return c.text("");
	});
	const server = createAdaptorServer({ fetch: app.fetch }) as Server;
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	for (let at = 1; at <= 5; at++) {
		const socket = connect(port, "127.0.0.1");
		socket.write(
			[
				`POST ${uploadImageProfile.path} HTTP/1.1`,
				...["Host: a", `Authorization: Bearer ${token}`],
				`Client-Id: ${customer.sub}`,
				"Content-Type: multipart/form-data; boundary=b",
				...["Content-Length: 5000", "", "--b"],
			].join("\r\n"),
		);
		await once(server, "request");
		socket.destroy();
		await expect.poll(() => statuses.length).toBe(at);
	}
	server.close();
	expect(statuses).toEqual([400, 400, 400, 400, 400]);
});
