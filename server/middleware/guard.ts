// The guard of the API: checks signature, time, token and client before any call runs (1 §7).
import type { Context } from "hono";
import type { Endpoint } from "../../src/contract/endpoint";
import type { Settings } from "../config/settings";
import { sessionTimeout, unauthorized } from "../rules/apiError";
import type { Clock } from "../rules/clock";
import { type Caller, verifyToken } from "../rules/token";
import type { AppEnv } from "./appEnv";
import type { RateLimit } from "./rateLimit";
import { readRequest } from "./readRequest";
import { checkSignature, checkTimestamp } from "./signature";

interface GuardedCall {
	endpoint: Endpoint;
	acceptsLateToken?: boolean;
}

/** The guard of an app: gives a request's values and caller, or throws an ApiError. */
export const createGuard =
	(settings: Settings, now: Clock, limitClient: RateLimit) =>
	async (
		c: Context<AppEnv>,
		{ endpoint, acceptsLateToken = false }: GuardedCall,
	): Promise<{ values: Record<string, unknown>; caller: Caller }> => {
		const { signed, values } = await readRequest(c, endpoint);
		const signature = checkSignature(
			signed,
			c.req.header("x-signature"),
			settings.signatureKey,
		);
		const timestamp = checkTimestamp(values.tx_timestamp, now());
		// Requests without a token are limited by address alone, before the guard.
		if (endpoint.token !== "required")
			return { values, caller: { claims: null, signature, timestamp } };
		const [, token] =
			/^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
		if (token === undefined) throw unauthorized();
		const claims = await verifyToken(
			token,
			settings.tokenKey,
			now(),
			acceptsLateToken,
		);
		if (c.req.header("client-id") !== claims.sub) throw sessionTimeout();
		await limitClient(claims.sub);
		return { values, caller: { claims, signature, timestamp } };
	};
