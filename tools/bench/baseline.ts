// The baseline of the bench: another app, at an address or in a folder that is served here as the server serves the app.
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { staticFiles } from "../../server/files/staticFiles";
import { temporaryFolder } from "../../tests/support/atExit";
import { compressFiles } from "../build/compressFiles";

export interface Baseline {
	/** The address of its first page. */
	address: string;
	stop(): Promise<void>;
}

/** Starts the baseline. An address is used as it is; a folder is served on a free port until it is stopped. Throws one sentence when the name is neither. */
export async function startBaseline(name: string): Promise<Baseline> {
	if (/^https?:\/\//.test(name)) return { address: name, stop: async () => {} };
	const given = resolve(name);
	if (!existsSync(join(given, "index.html")))
		throw new Error(
			`BENCH_BASELINE is no address, and ${given} has no index.html.`,
		);
	const { folder, remove } = temporaryFolder("gift-baseline-");
	cpSync(given, folder, { recursive: true });
	await compressFiles(folder);
	const server = createAdaptorServer({
		fetch: staticFiles(folder).fetch,
		// Longer than the browser keeps an idle connection, as the app's own server does.
		serverOptions: { keepAliveTimeout: 65_000 },
	}) as Server;
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}/`,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
			remove();
		},
	};
}
