// Servers with rate limits, stopped after each test.
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

/** The status of a call without a token that a proxy forwards for this client address. */
export const statusFor = async (server: TestServer, forwarded: string) =>
	(
		await server.client.send(countRedeem, {}, undefined, {
			headers: { "x-forwarded-for": forwarded },
		})
	).status;
