// Serves a handler of requests on a free port of this machine.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

export async function serve(
	fetch: (request: Request) => Response | Promise<Response>,
) {
	const server = createAdaptorServer({
		fetch,
		// Longer than a browser keeps an idle connection, as the product's own server does.
		serverOptions: { keepAliveTimeout: 65_000 },
	}) as Server;
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	return {
		port,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
