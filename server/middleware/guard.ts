// The door of the API: nothing reaches a call before signature, time, token and client have been checked (1 §7).
import type { Context } from "hono";
import type { TokenClaims } from "../../src/contract/token";
import type { Call, Caller, Service } from "../calls/defineCall";
import { sessionTimeout, unauthorized } from "../rules/apiError";
import { verifyToken } from "../rules/token";
import type { AppEnv } from "./appEnv";
import { rateLimit } from "./rateLimit";
import { readRequest } from "./readRequest";
import { checkSignature, checkTimestamp } from "./signature";

type Asked = Context<AppEnv>;

/** Lets a request in: its values and its caller, or the refusal of what is wrong with it. */
export function createGuard({ settings, now }: Service) {
	const perClient = rateLimit(settings.ratePerClient);

	async function claimsOf(c: Asked, call: Call): Promise<TokenClaims | null> {
		if (call.endpoint.token !== "required") return null;
		const [, token] =
			/^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
		if (token === undefined) throw unauthorized();
		const late = call.acceptsLateToken;
		const claims = await verifyToken(token, settings.tokenKey, now(), late);
		if (c.req.header("client-id") !== claims.sub) throw sessionTimeout();
		return claims;
	}

	return async function enter(
		c: Asked,
		call: Call,
	): Promise<{ values: Record<string, unknown>; caller: Caller }> {
		const { signed, values } = await readRequest(c, call.endpoint);
		const signature = checkSignature(
			signed,
			c.req.header("x-signature"),
			settings.signatureKey,
		);
		checkTimestamp(values.tx_timestamp, now());
		const claims = await claimsOf(c, call);
		// Who has no token yet is counted by address alone, before the door.
		if (claims) await perClient(claims.sub);
		return { values, caller: { claims, signature } };
	};
}
