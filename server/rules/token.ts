// The tokens of the API: the app token (1 §3) and the launch code, each with its own key.
import { createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import { flag, shortLength, text } from "../../src/contract/fields";
import { tierCode, tierNames } from "../../src/contract/tierNames";
import { type TokenClaims, tokenClaims } from "../../src/contract/token";
import { sessionTimeout } from "./apiError";
import type { Language } from "./language";
import { isStorable } from "./validate";

/** Who sent a request: the claims of a verified token (null for a public call), the signature, the tx_timestamp in ms and the reader's language. */
export interface Caller {
	claims: TokenClaims | null;
	signature: string;
	timestamp: number;
	language: Language;
}

const algorithm = "HS256";
const lifetimeSeconds = 60 * 60;
const graceSeconds = 30 * 24 * 60 * 60;

/** One key per purpose, so that a launch code is never valid as a token. */
const keyFor = (purpose: "app" | "launch", secret: string) =>
	createHmac("sha256", secret).update(purpose).digest();

/** The claims of a JWT; null for an invalid one, for one that expired longer ago than `tolerance` in seconds, and for texts that the store cannot hold. */
async function verifyJwt<S extends v.GenericSchema>(
	schema: S,
	purpose: "app" | "launch",
	jwt: string,
	secret: string,
	now: Date,
	tolerance: number,
): Promise<v.InferOutput<S> | null> {
	try {
		const { payload } = await jwtVerify(jwt, keyFor(purpose, secret), {
			algorithms: [algorithm],
			currentDate: now,
			clockTolerance: tolerance,
			requiredClaims: ["sub", "exp"],
		});
		const claims = v.parse(schema, payload);
		return isStorable(claims) ? claims : null;
	} catch {
		return null;
	}
}

const unixSeconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The claims of an app token about its customer and device. */
const customerClaims = v.omit(tokenClaims, ["iat", "exp"]);

/** A new app token for a customer's device, valid for 60 minutes. */
export async function issueToken(
	customer: v.InferOutput<typeof customerClaims>,
	secret: string,
	now: Date,
): Promise<string> {
	return new SignJWT(v.parse(customerClaims, customer))
		.setProtectedHeader({ alg: algorithm, typ: "JWT" })
		.setIssuedAt(unixSeconds(now))
		.setExpirationTime(unixSeconds(now) + lifetimeSeconds)
		.sign(keyFor("app", secret));
}

/** The claims of an app token. Throws 403 for an invalid or expired one; `acceptsLate` accepts it up to 30 days after its expiry. */
export async function verifyToken(
	token: string,
	secret: string,
	now: Date,
	acceptsLate = false,
): Promise<TokenClaims> {
	const claims = await verifyJwt(
		tokenClaims,
		"app",
		token,
		secret,
		now,
		acceptsLate ? graceSeconds : 0,
	);
	if (!claims) throw sessionTimeout();
	return claims;
}

/** A sub that the header client-id can carry: Latin-1, without a space at either end. */
const launchedSub = v.pipe(
	text,
	v.regex(/^[!-~\xa1-\xff](?:[ -~\xa0-\xff]*[!-~\xa1-\xff])?$/),
	v.maxLength(shortLength),
);

/** A text no longer than RefreshToken and EditProfile accept; an index could not hold a long IMEI. */
const shortText = v.pipe(text, v.maxLength(shortLength));

/** A tier as criteria and banners name it; any other value is Standard (1 §1). */
const launchedTier = v.pipe(
	text,
	v.transform((given) =>
		tierNames.has(tierCode(given)) ? tierCode(given) : "Tier 3",
	),
);

/** The claims of a launch code: a JWT (HS256) that the launcher gets from the holder of TOKEN_KEY, signed with HMAC-SHA256(TOKEN_KEY, "launch"). */
const launchClaims = v.object({
	...tokenClaims.entries,
	sub: launchedSub,
	model: shortText,
	imei: shortText,
	serial: shortText,
	tier: launchedTier,
	/** Whether the customer is of Galaxy Gift Plus. */
	is_plus: flag,
	firstname: shortText,
	lastname: shortText,
	email: shortText,
	mobileno: text,
	/** When the customer accepted the end-user licence. */
	eula_date: text,
});

/** By how much the clock of the launch codes' issuer may differ from the server's. */
export const clockToleranceSeconds = 30;

/** The claims of a launch code; null for an invalid or expired one. */
export const verifyLaunchCode = (code: string, secret: string, now: Date) =>
	verifyJwt(launchClaims, "launch", code, secret, now, clockToleranceSeconds);
