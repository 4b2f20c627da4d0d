// Servers of a test about limits, which end after it.
import { afterEach } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { countRedeem } from "../../../src/contract/history";
import { startTestServer, type TestServer } from "./testServer";

export const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0).reverse()) await stop();
});

export async function startLimited(
	environment: NodeJS.ProcessEnv,
	store?: Store,
) {
	const server = await startTestServer(environment, {}, store);
	stops.push(server.stop);
	return server;
}

/** The status of a call that nobody signed, as it comes from a proxy. */
export const statusFor = async (server: TestServer, forwarded: string) =>
	(
		await server.client.send(countRedeem, {}, undefined, {
			headers: { "x-forwarded-for": forwarded },
		})
	).status;
