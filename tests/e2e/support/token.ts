// Tokens that the tests create for a customer, with a chosen lifetime.
import { createHmac } from "node:crypto";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import type { Customer } from "./journey";

/** The server's token key in demo mode. */
const demoKey = "galaxy-gift-demo-token-key";

/** A token of this customer that the server accepts until it expires in `left` seconds; negative for an expired one. */
export function tokenWith(
	left: number,
	{ api }: Pick<Customer, "api">,
): Promise<string> {
	const now = Math.floor(Date.now() / 1000);
	const exp = now + left;
	// Issued now even if expired: the app learns the server's time from it, and the server refuses a token older than its customer.
	const iat = now;
	const key = createHmac("sha256", demoKey).update("app").digest();
	return new SignJWT({ ...decodeJwt(api.token), iat, exp })
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.sign(key);
}

/** A token of this customer without a signature. */
export const unsignedToken = ({ api }: Customer): string =>
	new UnsecuredJWT(decodeJwt(api.token)).encode();

/** A token of this customer that is signed with a key other than the server's. */
export const foreignToken = ({ api }: Customer): Promise<string> =>
	new SignJWT(decodeJwt(api.token))
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.sign(new TextEncoder().encode("a key of somebody else, long enough"));
