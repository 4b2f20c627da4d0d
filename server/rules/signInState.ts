// The sign-in state: the launcher's deep link (1 §2), as base64url of JSON (docs/contract.md).
import * as v from "valibot";
import { type DeepLink, deepLink } from "../../src/contract/authentication";

/** What a launcher may write in a field of the deep link. */
const linkField = v.nullish(v.union([v.string(), v.number()]));
const linkFields = v.object({
	type: linkField,
	cmd: linkField,
	cmd_detail_id: linkField,
	cmd_category_parent_id: linkField,
	cmd_category_child_id: linkField,
});

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
