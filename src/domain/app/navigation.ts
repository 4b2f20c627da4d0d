// How pages stand to each other: where the back button leads (1 §2).
import { fixedParents, home, parentPage } from "./parentPage";

/** Pages whose own back button leads to one page; the phone's back still takes one step. */
const buttonLeadsTo: Record<string, string> = {
	...fixedParents,
	"/myfavorite": home,
};

/** What a back button does: one step in the history, or opening a page in place of this one. */
export type BackAction = { kind: "step" } | { kind: "open"; path: string };

/**
 * Decides what the back button of a page does. `hasBehind`: the app's own history has an earlier page;
 * `to`: the one page that it leads to, whatever is behind.
 */
export function backAction({
	path,
	hasBehind,
	backPath,
	to,
}: {
	path: string;
	hasBehind: boolean;
	backPath: string | null;
	to?: string;
}): BackAction {
	const only =
		to ?? (Object.hasOwn(buttonLeadsTo, path) ? buttonLeadsTo[path] : null);
	if (hasBehind && (only === null || backPath?.split("?")[0] === only))
		return { kind: "step" };
	return { kind: "open", path: only ?? parentPage(path, backPath) };
}

/** An address of the app as the session may keep it: the token that it came with is not written down (P15). */
export function withoutToken(href: string): string {
	const { pathname, searchParams, hash } = new URL(href, "https://app.invalid");
	searchParams.delete("token");
	const search = searchParams.toString();
	return pathname + (search && `?${search}`) + hash;
}
