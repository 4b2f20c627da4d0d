// A token that arrives in an address: when it is worth a question to the server, and what its answer means (contract: "a token in an address").
import type { Failure } from "../app/failure";

/** The claims of a token that decide; exp and iat in seconds. */
interface TokenFacts {
	sub: string;
	exp: number;
	iat: number | null;
}

/** Whether a token has the three parts of a signed one, and names a signature method; the server checks the signature itself. */
export function looksSigned(token: string): boolean {
	const [header] = /^([\w-]+)\.[\w-]+\.[\w-]+$/.exec(token)?.slice(1) ?? [];
	if (header === undefined) return false;
	try {
		const { alg }: { alg?: unknown } = JSON.parse(
			atob(header.replaceAll("-", "+").replaceAll("_", "/")),
		);
		return typeof alg === "string" && alg.toLowerCase() !== "none";
	} catch {
		return false;
	}
}

/** Whether a token was issued after another one of the same customer. */
export function isNewerToken(one: TokenFacts, other: TokenFacts): boolean {
	return one.iat !== null && other.iat !== null
		? one.iat > other.iat
		: one.exp > other.exp;
}

/** Whether the server is to be asked about it: not about what can change nothing. */
export function shouldCheckToken(
	token: string,
	offered: TokenFacts | null,
	current: TokenFacts | null,
): offered is TokenFacts {
	if (!offered || !looksSigned(token)) return false;
	return offered.sub !== current?.sub || isNewerToken(offered, current);
}

type TokenVerdict =
	/** A call with it succeeded. */
	| "accepted"
	/** The server does not take it: forged, expired, another host's. */
	| "refused"
	/** The server could not be asked, or would not say. */
	| "unknown";

/**
 * What a failed first call says about its token. A 400 comes after the token
 * was let in (a device that is turned away): good enough where nobody else is
 * on this phone, for its page says why; never a reason to leave an account.
 */
export function tokenVerdict(
	{ reason, status }: Pick<Failure, "reason" | "status">,
	isAlone: boolean,
): TokenVerdict {
	if (reason !== "status") return "unknown";
	if (status === 400) return isAlone ? "accepted" : "refused";
	return status === 423 || status === 429 || status >= 500
		? "unknown"
		: "refused";
}
