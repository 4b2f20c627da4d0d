// An upload counts against its customer's limit until it is answered or its connection ends.
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
import { serve } from "../../support/serve";
import { sign } from "../support/client";

const customer = {
	...{ sub: "somebody", imei: "1", model: "S", serial: "1" },
	...{ device_series: "S", device_name: "S", tier: "Tier 1" },
	is_flagship: false,
};

// The bug: an upload whose connection ended while the database counted it was never finished, so after three of them every upload got 429.
test("uploads whose connections end while they are counted do not block later ones", async () => {
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
		await guard(c, { endpoint: uploadImageProfile }, async () => {}).catch(
			(error) => statuses.push(error.status),
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

// The bug: an upload stopped counting as soon as its file had arrived, so one customer's uploads could occupy the whole decoder.
test("an upload counts against the limit while it is decoded", async () => {
	const settings = readSettings({ DEMO: "1" });
	const now = () => new Date();
	const token = await issueToken(customer, settings.tokenKey, now());
	const guard = createGuard(settings, now, async () => {});
	const endings: (() => void)[] = [];
	const decode = () => new Promise<void>((end) => void endings.push(end));
	const app = new Hono<AppEnv>().post("*", (c) =>
		guard(c, { endpoint: uploadImageProfile }, decode).then(
			() => c.text("saved"),
			(error) => c.text("", error.status),
		),
	);
	const { port, stop } = await serve(app.fetch);
	const upload = async () => {
		const body = new FormData();
		body.append("tx_timestamp", String(now().getTime()));
		const { status } = await fetch(`http://127.0.0.1:${port}`, {
			...{ method: "POST", body },
			headers: {
				authorization: `Bearer ${token}`,
				"client-id": customer.sub,
				"x-signature": sign(`tx_timestamp=${body.get("tx_timestamp")}`),
			},
		});
		return status;
	};
	const first = [upload(), upload(), upload()];
	await expect.poll(() => endings.length).toBe(3);
	expect(await upload()).toBe(429);
	endings.shift()?.();
	expect(await Promise.race(first)).toBe(200);
	const next = upload();
	await expect.poll(() => endings.length).toBe(3);
	for (const end of endings) end();
	expect(await Promise.all([...first, next])).toEqual([200, 200, 200, 200]);
	await stop();
});
