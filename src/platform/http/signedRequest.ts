// A POST as signed bytes that can be saved before it is sent, and sent again unchanged.
import * as v from "valibot";
import type { Endpoint } from "../../contract/endpoint";
import { newTimestamp } from "./clock";
import { apiHost } from "./host";
import { signature } from "./signature";

export const signedRequest = v.object({
	/** The full address, because the same bytes sent to another host would be another request. */
	address: v.string(),
	tx_timestamp: v.number(),
	/** The exact JSON text that was signed. */
	body: v.string(),
	signature: v.string(),
});
export type SignedRequest = v.InferOutput<typeof signedRequest>;

export const addressOf = ({ path }: Endpoint, host?: string): string =>
	apiHost(host) + path;

/** Signs a JSON request with the server's time; sends nothing. */
export async function signRequest(
	endpoint: Endpoint,
	request: object,
): Promise<SignedRequest> {
	const tx_timestamp = newTimestamp();
	const body = JSON.stringify({ ...request, tx_timestamp });
	return {
		address: addressOf(endpoint),
		tx_timestamp,
		body,
		signature: await signature(body),
	};
}
