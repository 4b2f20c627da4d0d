// A POST as its signed bytes, so that it can be written down before it leaves and sent again as the very same request.
import * as v from "valibot";
import type { Endpoint } from "../../contract/endpoint";
import { newTimestamp } from "./clock";
import { apiHost } from "./host";
import { signature } from "./signature";

export const signedRequest = v.object({
	/** Full address: the same bytes to another host would be another request. */
	address: v.string(),
	/** The time in the body, server time in ms. */
	tx_timestamp: v.number(),
	/** The exact JSON text that was signed. */
	body: v.string(),
	/** x-signature of the body. */
	signature: v.string(),
});
export type SignedRequest = v.InferOutput<typeof signedRequest>;

const addressOf = ({ path }: Endpoint) => apiHost() + path;

/** Signs a JSON request with the server's time; sends nothing. */
export async function signRequest(
	endpoint: Endpoint,
	request: object,
): Promise<SignedRequest> {
	const tx_timestamp = newTimestamp();
	const body = JSON.stringify({ ...request, tx_timestamp });
	return {
		...{ address: addressOf(endpoint), tx_timestamp, body },
		signature: await signature(body),
	};
}

/** Whether the request would go to the host that the app talks to now. */
export const isForCurrentHost = (
	endpoint: Endpoint,
	{ address }: SignedRequest,
): boolean => address === addressOf(endpoint);
