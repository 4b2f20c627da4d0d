// The customers of a claims measurement, and the claims that they make in parallel.
import { randomUUID } from "node:crypto";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";

export const clients = 50;

export const signInAll = (address: string): Promise<ApiClient[]> =>
	Promise.all(
		Array.from({ length: clients }, () =>
			signInClient(address, `platinum-${randomUUID()}`),
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
