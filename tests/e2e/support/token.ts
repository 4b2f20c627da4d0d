// Tokens that the tests make themselves: of a customer, with as much life left as the test needs.
import { createHmac } from "node:crypto";
import { decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import type { Customer } from "./journey";

/** The server's key in demo mode. */
const demoKey = "galaxy-gift-demo-token-key";

/** A token that the server takes for this customer's own; `left` in seconds, negative for one that has ended. */
export function tokenWith(
	left: number,
	{ api }: Pick<Customer, "api">,
): Promise<string> {
	const now = Math.floor(Date.now() / 1000);
	const exp = now + left;
	// Of now, also where it has ended: the app learns the server's time from it, and the server refuses one from before its customer.
	const iat = now;
	const key = createHmac("sha256", demoKey).update("app").digest();
	return new SignJWT({ ...decodeJwt(api.token), iat, exp })
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.sign(key);
}

/** A token of this customer that nobody signed: anyone can write one. */
export const unsignedToken = ({ api }: Customer): string =>
	new UnsecuredJWT(decodeJwt(api.token)).encode();

/** A token of this customer under a key that is not the server's. */
export const foreignToken = ({ api }: Customer): Promise<string> =>
	new SignJWT(decodeJwt(api.token))
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.sign(new TextEncoder().encode("a key of somebody else, long enough"));
