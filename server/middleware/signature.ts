// Checks the signature over the exact bytes sent, and their age (1 §7, docs/contract.md).
import { createHmac, timingSafeEqual } from "node:crypto";
import { badRequest } from "../rules/apiError";
import { timestampToleranceMs } from "../rules/clock";

/**
 * Throws 400 unless x-signature is the base64 HMAC-SHA256 of `text`; returns its
 * canonical base64, since the same bytes have several encodings.
 */
export function checkSignature(
	text: string | Buffer,
	given: string | undefined,
	key: string,
): string {
	const right = createHmac("sha256", key).update(text).digest();
	const sent = Buffer.from(given ?? "", "base64");
	// The length is not secret.
	if (sent.length !== right.length || !timingSafeEqual(sent, right))
		throw badRequest();
	return right.toString("base64");
}

/** The tx_timestamp (Unix ms) of a request; throws 400 where it is missing, no whole number, or more than 5 minutes off. */
export function checkTimestamp(given: unknown, now: Date): number {
	const isDigits = typeof given === "string" && /^\d{1,15}$/.test(given);
	const at = isDigits ? Number(given) : given;
	if (
		typeof at !== "number" ||
		!Number.isSafeInteger(at) ||
		!(Math.abs(at - now.getTime()) <= timestampToleranceMs)
	)
		throw badRequest();
	return at;
}
