// Development: the API and, before it, Vite with hot reload, in one process on PORT.
import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { createApp } from "../server/app";
import { readSettings } from "../server/config/settings";
import { programme } from "../server/demo/content/programme";
import { clockFrom } from "../server/rules/clock";
import { openStore } from "../server/store/connection/openStore";

const settings = readSettings(process.env);
const now = clockFrom(settings.startsAt);
const store = await openStore(settings, now, programme);
// What the API lets in the app passes on: without it /demo signs nobody in.
process.env.VITE_DEMO ??= settings.demo ? "1" : "0";
const server = createHttpServer();
const vite = await createVite({
	appType: "spa",
	server: { middlewareMode: true, hmr: { server } },
});
const api = getRequestListener(
	createApp({ store, settings, now, servesApp: false }).fetch,
);
server.on("request", (request, response) => {
	if (/^\/(api|content|demo)(\/|\?|$)/.test(request.url ?? ""))
		void api(request, response);
	else vite.middlewares(request, response);
});
server.listen(settings.port, settings.host, () => {
	process.stdout.write(
		`Galaxy Gift, with hot reload: http://localhost:${settings.port}/demo\n`,
	);
});

async function stop() {
	await vite.close();
	server.closeAllConnections();
	server.close();
	await store.close();
	process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
