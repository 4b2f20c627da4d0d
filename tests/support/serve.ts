// Serves a request handler on a free port of this machine.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createHttpServer } from "../../server/middleware/httpServer";

export async function serve(
	fetch: (request: Request) => Response | Promise<Response>,
) {
	const server = createHttpServer(fetch);
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
