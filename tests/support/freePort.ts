// Asks the system for a port that nobody listens on.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}
