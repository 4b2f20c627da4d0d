// A push message: the sender is protected from slow or endless replies, and never connects to a private network (X08). @vitest-environment node
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import webPush from "web-push";
import { readSettings } from "../../../../server/config/settings";
import { createPushSender } from "../../../../server/push/pushSender";
import { pushSettings } from "../../../api/support/pushService";
import { waitFor } from "../../../support/waitFor";

const stops: (() => void)[] = [];
/** Replaces the timeout of a message. */
let time = new AbortController();
beforeEach(() => {
	time = new AbortController();
	vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
});
afterEach(() => {
	vi.restoreAllMocks();
	for (const stop of stops.splice(0)) stop();
});

async function listen(handler: RequestListener): Promise<string> {
	const server = createServer(handler);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stops.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/one`;
}

async function send(endpoint: string, keys = {}) {
	const { push } = readSettings(pushSettings());
	if (!push) throw new Error("there are no keys");
	const subscription = {
		...{ endpoint, sub: "", imei: "", locale: "th" as const },
		p256dh: webPush.generateVAPIDKeys().publicKey,
		auth: "AAAAAAAAAAAAAAAAAAAAAA",
		saved_at: new Date(),
		...keys,
	};
	const message = { title: "1", body: "2", path: "/history", lang: "th" };
	return await createPushSender(push)(subscription, message, 60);
}

test("a push service that does not answer in time is tried again later", async () => {
	const endpoint = await listen(() => time.abort());
	expect(await send(endpoint)).toMatchObject({ outcome: "failed" });
	expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
});

test("an endless reply counts by its status, and its connection is closed after the timeout", async () => {
	const closed: string[] = [];
	const endpoint = await listen((_request, response) => {
		response.writeHead(201);
		const writing = setInterval(() => response.write("more"), 5);
		response.once("close", () => {
			clearInterval(writing);
			closed.push("closed");
		});
	});
	expect(await send(endpoint)).toMatchObject({ outcome: "sent" });
	expect(closed).toEqual([]);
	time.abort();
	await waitFor(() => expect(closed).toEqual(["closed"]));
});

test("a push service that cannot be reached is tried again later, and the result has no address", async () => {
	const endpoint = await listen(() => undefined);
	for (const stop of stops.splice(0)) stop();
	expect(await send(endpoint)).toEqual({
		outcome: "failed",
		code: "ECONNREFUSED",
	});
});

test("a name that resolves to this machine gets no request, and its subscription is refused but not gone", async () => {
	const handler = vi.fn<RequestListener>((_request, response) => {
		response.end();
	});
	const endpoint = (await listen(handler)).replace("127.0.0.1", "localhost");
	expect(await send(endpoint)).toEqual({
		outcome: "refused",
		code: "PRIVATE_ADDRESS",
	});
	expect(handler).not.toHaveBeenCalled();
});

test.each([{ p256dh: "BAAA" }, { auth: "AAAA" }])(
	"a browser's invalid key %j makes the message fail without an exception, and nothing is sent",
	async (key) => {
		const handler = vi.fn<RequestListener>((_request, response) => {
			response.writeHead(201).end();
		});
		const endpoint = await listen(handler);
		expect(await send(endpoint)).toMatchObject({ outcome: "sent" });
		handler.mockClear();
		expect(await send(endpoint, key)).toEqual({
			...{ outcome: "failed", code: "Error" },
		});
		expect(handler).not.toHaveBeenCalled();
	},
);
