// The one place that opens links: domain/link decides, this carries it out, and never into the browser's own error page (1 §5).
import {
	contentHref,
	inAppPath,
	type LinkTarget,
	linkTarget,
} from "../domain/link";
import { setHrefRule } from "../ui/hrefRule";
import { holdPresses } from "../ui/pressGuard";
import { dialogAtom, openDialog } from "./dialogs";
import { networkAnswers } from "./http";
import { isOnline } from "./online";
import { canLoadPage, loadPage } from "./release";
import { store } from "./store";

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

/** How long the network may take to show itself before a document is left for another, in ms. */
const checkMs = 8000;

/** Whether another document or host may be gone to now: without a network only the browser's error page would come. */
export const mayLeave = async (): Promise<boolean> =>
	isOnline() && (await networkAnswers(checkMs));

/** Says that there is no internet; what is already open says so itself or must not be lost. */
function sayOffline(): void {
	if (store.get(dialogAtom) === null) openDialog({ name: "offline" });
}

/** Paths of the own origin that no worker holds: they come from the host alone. */
const fromHost = /^\/(api|demo|content)(\/|$)|\.\w+$/;

/** Whether an address of the own origin can be loaded now: by the worker, or by the host. */
const canLoad = (href: string): Promise<boolean> =>
	fromHost.test(new URL(href).pathname) ? mayLeave() : canLoadPage();

/** Opens an address of the own origin in this tab, in place of the page where `isReplaced`; without a network it says so. */
export async function openHere(
	href: string,
	{ isReplaced = false } = {},
): Promise<void> {
	if (!(await canLoad(href))) sayOffline();
	else if (isReplaced) location.replace(href);
	else location.assign(href);
}

/** Opens what a decision names. */
export function openTarget(target: LinkTarget): void {
	if (target.kind === "path") navigate(target.path);
	else if (target.kind === "privilege")
		navigate(`/?modal-privilege=${target.reference}`);
	else if (target.kind === "handOver") location.assign(target.href);
	else if (target.kind === "sameTab") void openHere(target.href);
	// At once or not at all: after a wait browsers take a new tab for a popup.
	else if (isOnline()) {
		// A second tap would open it twice.
		holdPresses();
		window.open(target.href, "_blank", "noopener,noreferrer");
	} else sayOffline();
}

/** Opens a link or reference; false where it may not be opened, so that the caller can say so. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}

/** Holds back every link to another site while there is no network, those in rich texts too. Returns the way to stop. */
export function holdLinksOffline(): () => void {
	const pressed = (event: MouseEvent) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || isOnline() || event.defaultPrevented) return;
		if (!/^https?:/.test(link.protocol) || link.origin === location.origin)
			return;
		event.preventDefault();
		sayOffline();
	};
	document.addEventListener("click", pressed);
	return () => document.removeEventListener("click", pressed);
}
