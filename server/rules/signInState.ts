// The sign-in state: the launcher's deep link (1 §2), as base64url of JSON (docs/contract.md).
import * as v from "valibot";
import { type DeepLink, deepLink } from "../../src/contract/authentication";

/** Fields that are left out are empty. */
export const encodeSignInState = (link: Partial<DeepLink>): string =>
	Buffer.from(JSON.stringify(link)).toString("base64url");

export function decodeSignInState(state: string): DeepLink | null {
	if (!/^[\w-]+={0,2}$/.test(state)) return null;
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(
			Buffer.from(state, "base64url"),
		);
		return v.parse(deepLink, JSON.parse(text));
	} catch {
		return null;
	}
}
