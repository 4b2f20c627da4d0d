// The one place that opens links: domain/link decides, this carries it out, and never into the browser's own error page (1 §5).
import {
	contentHref,
	inAppPath,
	type LinkTarget,
	linkTarget,
} from "../../domain/app/link";
import { setHrefRule } from "../../ui/media/hrefRule";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { loadPage } from "../pwa/chunkRecovery";
import { isOnline } from "./online";
import { showOfflineNotice } from "./showOfflineNotice";

setHrefRule((href) => contentHref(href, location.origin));

/** How an in-app path is opened; the router takes this over at start. */
let navigate: (path: string) => void = (path) => location.assign(path);

export function setNavigate(handler: (path: string) => void): void {
	navigate = handler;
}

/** Goes to a path of the app. */
export function goTo(path: string): void {
	navigate(path);
}

/** Goes to a path of the app by a full page load, without a network by a step within the app; one that is none leads home. */
export async function loadPath(path: string): Promise<void> {
	const target = inAppPath(path) ?? "/";
	if (!(await loadPage(target))) navigate(target);
}

/** Opens an address of the own origin in this tab, where it can be loaded. */
const openSameTab = async (href: string) =>
	(await import("../session/leave")).openSameTab(href);

/** Opens what a decision names. */
export function openTarget(target: LinkTarget): void {
	if (target.kind === "path") navigate(target.path);
	else if (target.kind === "privilege")
		navigate(`/?modal-privilege=${target.reference}`);
	else if (target.kind === "handOver") location.assign(target.href);
	else if (target.kind === "sameTab") void openSameTab(target.href);
	// At once or not at all: after a wait browsers take a new tab for a popup.
	else if (isOnline()) {
		// A second tap would open it twice.
		ignorePresses();
		window.open(target.href, "_blank", "noopener,noreferrer");
	} else showOfflineNotice();
}

/** Opens a link or reference; false where it may not be opened, so that the caller can say so. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}
