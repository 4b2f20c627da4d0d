// The server closes a connection whose client does not read. @vitest-environment node
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "../../../../server/middleware/httpServer";

const stops: (() => void)[] = [];
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
});

/** Opens a connection to a server with this reply, and sends a request. */
async function ask(reply: () => Promise<Response>, silentMs?: number) {
	const server = createHttpServer(reply, silentMs);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const accepted = once(server, "connection");
	const client = connect(port, "127.0.0.1");
	stops.push(() => {
		client.destroy();
		server.closeAllConnections();
		server.close();
	});
	client.write("GET / HTTP/1.1\r\nHost: gift.example\r\n\r\n");
	const [socket] = await accepted;
	return { client, ended: once(socket, "close") };
}

// The reply is larger than the buffers of a connection.
const large = async () => new Response(new Uint8Array(20_000_000));

test("a client that never reads its reply is disconnected", async () => {
	const { client, ended } = await ask(large, 300);
	client.pause();
	await expect(
		Promise.race([
			ended.then(() => "closed"),
			new Promise((resolve) => setTimeout(resolve, 10_000, "still open")),
		]),
	).resolves.toBe("closed");
});

test("a client that reads gets the whole reply", async () => {
	const { client } = await ask(large, 5000);
	let length = 0;
	client.on("data", (part: Buffer) => {
		length += part.length;
	});
	await expect.poll(() => length).toBeGreaterThan(20_000_000);
});
