// The customers of a claims measurement, and the claims that they make side by side.
import { randomUUID } from "node:crypto";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";

export const clients = 50;

export const signInAll = (address: string): Promise<ApiClient[]> =>
	Promise.all(
		Array.from({ length: clients }, () =>
			signInClient(address, `platinum-${randomUUID()}`),
		),
	);

/** Every client claims so often, one claim after the other; gives claims a second. */
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
