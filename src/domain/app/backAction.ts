// Where the back button of a page leads (1 §2).
import { ownValue } from "./ownValue";
import { fixedParents, homePath, parentPage } from "./parentPage";

/** Pages whose back button always leads to the same page; the phone's own back goes one step. */
const buttonLeadsTo: Record<string, string> = {
	...fixedParents,
	"/myfavorite": homePath,
};

type BackAction = { kind: "step" } | { kind: "open"; path: string };

/** Returns what the back button does; `hasBehind`: the app's history has an earlier page; `fixedPage`: the only page that the button may lead to. */
export function backAction({
	path,
	hasBehind,
	backPath,
	fixedPage,
}: {
	path: string;
	hasBehind: boolean;
	backPath: string | null;
	fixedPage?: string;
}): BackAction {
	const fixedParent =
		fixedPage ?? ownValue<string | null>(buttonLeadsTo, path) ?? null;
	if (
		hasBehind &&
		(fixedParent === null || backPath?.split("?")[0] === fixedParent)
	)
		return { kind: "step" };
	return { kind: "open", path: fixedParent ?? parentPage(path, backPath) };
}
