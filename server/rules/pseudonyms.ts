// Pseudonyms: keyed hashes that replace the values of deleted customers and name customers in request counts (docs/decisions/046).
import { createHmac } from "node:crypto";

/** The hash is keyed, so that nobody without the key finds the value by trying all IMEIs or numbers. */
const keyedHash = (text: string, secret: string) =>
	createHmac("sha256", secret).update(text).digest("base64url");

/** The hashed text must not change: its hashes are stored. */
const pseudonymOf = (what: string) => (value: string, secret: string) =>
	`deleted-${keyedHash(`deleted ${what} ${value}`, secret)}`;

export const customerPseudonym = pseudonymOf("customer");
export const devicePseudonym = pseudonymOf("device");
export const numberPseudonym = pseudonymOf("number");

/** The key of a customer's phone in the request counts, which outlive a deletion by up to a day. Each phone has its own, so that the token of a former phone does not use up the limits of the next one. */
export const requestCountKey = (
	{ sub, imei }: Record<"sub" | "imei", string>,
	secret: string,
) => keyedHash(`counted customer ${sub}\n${imei}`, secret);
