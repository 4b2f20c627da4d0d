// A token in an address: whether to check it with the server, and what the reply means (decision 008).
import { jwtDecode } from "jwt-decode";
import type { TokenClaims } from "../../contract/token";
import type { Failure } from "../app/failure";
import { isUndecidedStatus } from "../app/httpStatus";

type TokenFacts = Pick<TokenClaims, "sub" | "exp" | "iat">;

/** Whether a token is a JWT with a signature algorithm; the server verifies the signature. */
export function looksSigned(token: string): boolean {
	if (!/^[\w-]+(\.[\w-]+){2}$/.test(token)) return false;
	try {
		const { alg } = jwtDecode(token, { header: true });
		return typeof alg === "string" && alg.toLowerCase() !== "none";
	} catch {
		return false;
	}
}

/** Whether `one` was issued later than `other`, or ends later where a token does not say when it was issued. */
export function isNewerToken(one: TokenFacts, other: TokenFacts): boolean {
	return one.iat !== null && other.iat !== null
		? one.iat > other.iat
		: one.exp > other.exp;
}

/** Whether to check a token with the server: only one of another customer, or a newer one, could change something. */
export const shouldCheckToken = (
	token: string,
	offered: TokenFacts,
	current: TokenFacts | null,
): boolean =>
	looksSigned(token) &&
	(offered.sub !== current?.sub || isNewerToken(offered, current));

/** What a failed first call says about its token; `unknown` where the server did not answer or could not decide. A 400 (refused device) means accepted only where no other account is on the phone (`isAlone`). */
export function evaluateToken(
	{ reason, status }: Pick<Failure, "reason" | "status">,
	{ isAlone }: { isAlone: boolean },
) {
	if (reason !== "status") return "unknown";
	if (status === 400) return isAlone ? "accepted" : "refused";
	return status === 423 || status === 429 || isUndecidedStatus(status)
		? "unknown"
		: "refused";
}
