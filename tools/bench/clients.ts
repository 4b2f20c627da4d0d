// The customers of a claims measurement, and the claims that they make in parallel.
import { randomUUID } from "node:crypto";
import { reasonOf } from "../../server/store/connection/storeError";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";

export const clientCount = 50;

/** Signs a demo customer in; throws one sentence where that is refused. */
export async function signIn(address: string, customer: string) {
	try {
		return await signInClient(address, customer);
	} catch (cause) {
		const why = reasonOf(cause);
		throw new Error(`No demo customer can sign in (${why}).`, { cause });
	}
}

export const signInClients = (address: string): Promise<ApiClient[]> =>
	Promise.all(
		Array.from({ length: clientCount }, () =>
			signIn(address, `platinum-${randomUUID()}`),
		),
	);

/** Runs all clients in parallel, each with so many claims in turn, and returns the claims per second. */
export async function claimsPerSecond(
	each: number,
	claim: (client: number, turn: number) => Promise<void>,
): Promise<number> {
	const started = performance.now();
	await Promise.all(
		Array.from({ length: clientCount }, async (_, client) => {
			for (let turn = 0; turn < each; turn++) await claim(client, turn);
		}),
	);
	return (clientCount * each * 1000) / (performance.now() - started);
}
