// The customers of a claims measurement, and the claims that they make in parallel.
import { randomUUID } from "node:crypto";
import { reasonOf } from "../../server/store/connection/storeError";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";

export const clients = 50;

/** Signs a demo customer in; throws one sentence where that is refused. */
export async function signIn(
	address: string,
	customer: string,
): Promise<ApiClient> {
	try {
		return await signInClient(address, customer);
	} catch (cause) {
		const why = reasonOf(cause);
		throw new Error(`No demo customer can sign in (${why}).`, { cause });
	}
}

export const signInAll = (address: string): Promise<ApiClient[]> =>
	Promise.all(
		Array.from({ length: clients }, () =>
			signIn(address, `platinum-${randomUUID()}`),
		),
	);

/** Runs all clients in parallel, each with so many claims in turn, and returns the claims per second. */
export async function pace(
	each: number,
	claim: (client: number, turn: number) => Promise<void>,
): Promise<number> {
	const started = performance.now();
	await Promise.all(
		Array.from({ length: clients }, async (_, client) => {
			for (let turn = 0; turn < each; turn++) await claim(client, turn);
		}),
	);
	return (clients * each * 1000) / (performance.now() - started);
}
