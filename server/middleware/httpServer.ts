// The HTTP server of the app, with the time that it gives a connection.
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** A server that is not listening yet. It closes a connection on which nothing has moved for `silentMs`: a client that never reads its reply would hold it for ever, with the reply. */
export function createHttpServer(fetch: Fetch, silentMs = 300_000): Server {
	const server = createAdaptorServer({
		// Its own check lets hosts pass that no address can have, such as 256.0.0.1.
		fetch: (request, env) =>
			URL.canParse(request.url)
				? fetch(request, env)
				: new Response(null, { status: 400 }),
		// For requests without a Host header: the health checks of some load balancers are HTTP/1.0.
		hostname: "localhost",
		// Longer than clients and proxies keep an idle connection, so that none uses one that is closing.
		serverOptions: { keepAliveTimeout: 65_000 },
	}) as Server;
	return server.setTimeout(silentMs);
}
