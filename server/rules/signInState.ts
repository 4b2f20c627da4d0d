// The sign-in state: the launcher's deep link (1 §2), as base64url of JSON (docs/contract.md).
import * as v from "valibot";
import { type DeepLink, deepLink } from "../../src/contract/authentication";

/** The fields of a deep link are texts or numbers. */
const linkFields = v.record(v.string(), v.union([v.string(), v.number()]));

/** Fields that are left out are empty. */
export const encodeSignInState = (link: Partial<DeepLink>): string =>
	Buffer.from(JSON.stringify(link)).toString("base64url");

export function decodeSignInState(state: string): DeepLink | null {
	if (!/^[\w-]+={0,2}$/.test(state)) return null;
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(
			Buffer.from(state, "base64url"),
		);
		const link: unknown = JSON.parse(text);
		const isLink = !Array.isArray(link) && v.is(linkFields, link);
		return isLink ? v.parse(deepLink, link) : null;
	} catch {
		return null;
	}
}
