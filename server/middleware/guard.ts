// The guard of the API: checks signature, time, token and client before any call runs (1 §7).
import type { Context } from "hono";
import type { Endpoint } from "../../src/contract/endpoint";
import type { Settings } from "../config/settings";
import { sessionTimeout, unauthorized } from "../rules/apiError";
import type { Clock } from "../rules/clock";
import { type Caller, verifyToken } from "../rules/token";
import type { AppEnv } from "./appEnv";
import { createConcurrencyLimit } from "./concurrencyLimit";
import type { RateLimit } from "./rateLimit";
import { readRequest } from "./readRequest";
import { checkSignature, checkTimestamp } from "./signature";

interface GuardedCall {
	endpoint: Endpoint;
	acceptsLateToken?: boolean;
}

/** Of one customer at a time: an upload fills up to 6 MB of memory while it arrives. */
const maxUploads = 3;

/** The guard of an app: gives a request's values and caller, or throws an ApiError. */
export const createGuard = (
	settings: Settings,
	now: Clock,
	limitClient: RateLimit,
) => {
	const limitUploads = createConcurrencyLimit(maxUploads);

	/** The claims of the request's token. Throws 401 and 403. */
	async function claimsOf(c: Context<AppEnv>, acceptsLateToken: boolean) {
		const [, token] =
			/^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
		if (token === undefined) throw unauthorized();
		const { tokenKey } = settings;
		const claims = await verifyToken(token, tokenKey, now(), acceptsLateToken);
		if (c.req.header("client-id") !== claims.sub) throw sessionTimeout();
		return claims;
	}

	/** The request of a file, read from the holder of a token only. */
	async function readUpload(
		c: Context<AppEnv>,
		{ endpoint, acceptsLateToken = false }: GuardedCall,
	) {
		const { sub } = await claimsOf(c, acceptsLateToken);
		await limitClient(sub);
		return await limitUploads(sub, () => readRequest(c, endpoint));
	}

	return async (
		c: Context<AppEnv>,
		call: GuardedCall,
	): Promise<{ values: Record<string, unknown>; caller: Caller }> => {
		const { endpoint, acceptsLateToken = false } = call;
		const isUpload = endpoint.body === "multipart";
		const { signed, values } = isUpload
			? await readUpload(c, call)
			: await readRequest(c, endpoint);
		const signature = checkSignature(
			signed,
			c.req.header("x-signature"),
			settings.signatureKey,
		);
		const timestamp = checkTimestamp(values.tx_timestamp, now());
		// Requests without a token are limited by address alone, before the guard.
		if (endpoint.token !== "required")
			return { values, caller: { claims: null, signature, timestamp } };
		const claims = await claimsOf(c, acceptsLateToken);
		if (!isUpload) await limitClient(claims.sub);
		return { values, caller: { claims, signature, timestamp } };
	};
};
