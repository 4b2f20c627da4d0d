// The guard of the API: checks signature, time, token and client before any call runs (1 §7, docs/contract.md).
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Endpoint } from "../../src/contract/endpoint";
import type { TokenClaims } from "../../src/contract/token";
import type { Settings } from "../config/settings";
import {
	badRequest,
	sessionTimeout,
	tooManyRequests,
	unauthorized,
} from "../rules/apiError";
import { type Clock, timestampToleranceMs } from "../rules/clock";
import { languageOf } from "../rules/language";
import { type Caller, verifyToken } from "../rules/token";
import type { AppEnv } from "./appEnv";
import { hasLongBody, readRequest } from "./readRequest";

/** The canonical base64 of x-signature, since the same bytes have several encodings; null unless it is the HMAC-SHA256 of `text`. */
function readSignature(
	text: string | Buffer,
	given: string,
	key: string,
): string | null {
	const expected = createHmac("sha256", key).update(text).digest();
	const sent = Buffer.from(given, "base64");
	// The length is not secret.
	const isRight =
		sent.length === expected.length && timingSafeEqual(sent, expected);
	return isRight ? expected.toString("base64") : null;
}

/** The tx_timestamp (Unix ms) of a request; null if it is missing, not a whole number, or more than 5 minutes off. */
function readTimestamp(given: unknown, now: Date): number | null {
	const isDigits = typeof given === "string" && /^\d{1,15}$/.test(given);
	const at = isDigits ? Number(given) : given;
	const isAccepted =
		typeof at === "number" &&
		Number.isSafeInteger(at) &&
		Math.abs(at - now.getTime()) <= timestampToleranceMs;
	return isAccepted ? at : null;
}

interface GuardedCall {
	endpoint: Endpoint;
	acceptsLateToken?: boolean;
}

/** The most concurrent requests of one customer to a call with long bodies: an upload takes up to 6 MB of memory while it waits to be decoded, and checking a survey's patterns takes a thread. */
const maxLong = 3;
const waitSeconds = 5;

/** Returns the function that runs the work, or throws 429 while `maxLong` requests of the key run in this process. */
function createLongLimit() {
	const running = new Map<string, number>();
	return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
		const count = running.get(key) ?? 0;
		if (count >= maxLong) throw tooManyRequests(waitSeconds);
		running.set(key, count + 1);
		try {
			return await work();
		} finally {
			const remaining = (running.get(key) ?? 1) - 1;
			if (remaining > 0) running.set(key, remaining);
			else running.delete(key);
		}
	};
}

/** The guard of an app: runs the call with a request's values and caller, or throws an ApiError. `onRefused` is called for a refused signature or timestamp until one request has passed both checks. */
export const createGuard = (
	settings: Settings,
	now: Clock,
	limitClient: (claims: TokenClaims) => Promise<void>,
	onRefused: (part: "signature" | "timestamp") => void = () => {},
) => {
	const limitLong = createLongLimit();
	let hasAccepted = false;
	function refusal(part: "signature" | "timestamp") {
		if (!hasAccepted) onRefused(part);
		return badRequest();
	}

	/** The signature and the timestamp of a request. Throws 400. */
	function checkRequest(
		given: string | undefined,
		signed: string | Buffer,
		sentAt: unknown,
	) {
		// Every request of the app is signed.
		if (given === undefined) throw badRequest();
		const signature = readSignature(signed, given, settings.signatureKey);
		if (signature === null) throw refusal("signature");
		const timestamp = readTimestamp(sentAt, now());
		if (timestamp === null) throw refusal("timestamp");
		hasAccepted = true;
		return { signature, timestamp };
	}

	/** The claims of the request's token; counts the request against its customer's limit. Throws 401, 403 and 429. */
	async function claimsOf(c: Context<AppEnv>, acceptsLateToken: boolean) {
		const [, token] =
			/^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
		if (token === undefined) throw unauthorized();
		const { tokenKey } = settings;
		const claims = await verifyToken(token, tokenKey, now(), acceptsLateToken);
		if (c.req.header("client-id") !== claims.sub) throw sessionTimeout();
		await limitClient(claims);
		return claims;
	}

	return async <T>(
		c: Context<AppEnv>,
		{ endpoint, acceptsLateToken = false }: GuardedCall,
		run: (values: Record<string, unknown>, caller: Caller) => Promise<T>,
	): Promise<T> => {
		const needClaims = () => claimsOf(c, acceptsLateToken);
		// A long body is read only after its token is verified.
		const earlyClaims = hasLongBody(endpoint) ? await needClaims() : null;
		const checkAndRun = async () => {
			const { signed, values } = await readRequest(c, endpoint);
			const checked = checkRequest(
				c.req.header("x-signature"),
				signed,
				values.tx_timestamp,
			);
			// Requests without a token are limited only by address, before the guard.
			const claims =
				endpoint.token === "required"
					? (earlyClaims ?? (await needClaims()))
					: null;
			const language = languageOf(c.req.header("accept-language"));
			return await run(values, { claims, ...checked, language });
		};
		return earlyClaims
			? await limitLong(
					`${endpoint.path} ${earlyClaims.sub} ${earlyClaims.imei}`,
					checkAndRun,
				)
			: await checkAndRun();
	};
};
