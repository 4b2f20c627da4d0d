// The one door for links: domain/link decides, this carries it out (1 §5).
import {
	contentHref,
	inAppPath,
	type LinkTarget,
	linkTarget,
} from "../domain/link";
import { setHrefRule } from "../ui/hrefRule";
import { holdPresses } from "../ui/pressGuard";
import { loadPage } from "./release";

setHrefRule((href) => contentHref(href, location.origin));

/** How an in-app path is opened; the router takes this over at start. */
let navigate: (path: string) => void = (path) => location.assign(path);

export function onNavigate(handler: (path: string) => void): void {
	navigate = handler;
}

/** Goes to a path of the app. */
export function goTo(path: string): void {
	navigate(path);
}

/** Goes to a path of the app by a full page load, without a network by a step within the app; one that is none leads home. */
export async function openAnew(path: string): Promise<void> {
	const target = inAppPath(path) ?? "/";
	if (!(await loadPage(target))) navigate(target);
}

/** Opens what a decision names. */
export function openTarget(target: LinkTarget): void {
	if (target.kind === "path") navigate(target.path);
	else if (target.kind === "privilege")
		navigate(`/?modal-privilege=${target.reference}`);
	else if (target.kind === "newTab") {
		// A second tap would open it twice.
		holdPresses();
		window.open(target.href, "_blank", "noopener,noreferrer");
	} else location.assign(target.href);
}

/** Opens a link or reference; false where it may not be opened, so that the caller can say so. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}
