// The HTTP server of the app, with its connection timeouts.
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** A server that is not listening yet. It closes a connection without traffic for `silentMs`: a client that never reads its reply would keep the connection and the reply for ever. */
export function createHttpServer(fetch: Fetch, silentMs = 300_000): Server {
	const server = createAdaptorServer({
		// The adaptor's own check accepts invalid hosts, such as 256.0.0.1.
		fetch: (request, env) =>
			URL.canParse(request.url)
				? fetch(request, env)
				: new Response(null, { status: 400 }),
		// The host of requests without a Host header, such as the HTTP/1.0 health checks of some load balancers.
		hostname: "localhost",
		// Longer than clients and proxies keep an idle connection, so that none uses a connection that is closing.
		serverOptions: { keepAliveTimeout: 65_000 },
	}) as Server;
	return server.setTimeout(silentMs);
}
