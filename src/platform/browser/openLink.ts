// Opens links: domain/app/link decides, this carries it out (1 §5).
import {
	contentHref,
	inAppPath,
	type LinkTarget,
	linkTarget,
} from "../../domain/app/link";
import { privilegePath } from "../../domain/app/pagePaths";
import { setHrefRule } from "../../ui/media/hrefRule";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { loadPage } from "../pwa/chunkRecovery";
import { openOfflineDialog } from "./dialogs";
import { isOnline } from "./online";

setHrefRule((href) => contentHref(href, location.origin));

let navigate: (path: string) => void = (path) => location.assign(path);

export function setNavigate(handler: (path: string) => void): void {
	navigate = handler;
}

export function goTo(path: string): void {
	navigate(path);
}

/** Loads an in-app path as a new page, offline within the app; an invalid path leads home. */
export async function loadPath(path: string): Promise<void> {
	const target = inAppPath(path) ?? "/";
	if (!(await loadPage(target))) navigate(target);
}

const openSameTab = async (href: string) =>
	(await import("./leavePage")).openSameTab(href);

export function openTarget(target: LinkTarget): void {
	if (target.kind === "path") navigate(target.path);
	else if (target.kind === "privilege")
		navigate(privilegePath(target.reference));
	else if (target.kind === "phoneOrMail") location.assign(target.href);
	else if (target.kind === "sameTab")
		openSameTab(target.href).catch(openOfflineDialog);
	// At once or not at all: after a wait browsers block a new tab as a popup.
	else if (isOnline()) {
		// Prevents a second tap from opening it twice.
		ignorePresses();
		window.open(target.href, "_blank", "noopener,noreferrer");
	} else openOfflineDialog();
}

/** False for a click with which the browser opens a link elsewhere, such as in a new tab. */
export const isPlainClick = (
	click: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean =>
	!(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/** False where the address may not be opened. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}
