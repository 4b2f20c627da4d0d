// Opens links: domain/app/link decides, this carries it out (1 §5).
import {
	contentHref,
	isServedByHost,
	type LinkTarget,
	linkTarget,
} from "../../domain/app/link";
import { privilegePath } from "../../domain/app/pagePaths";
import { contentRules } from "../../ui/media/contentRules";
import { ignorePresses } from "../../ui/overlay/pressGuard";
import { openOfflineDialog } from "./dialogs";
import { isOnline } from "./online";

// Links in rich texts follow the same rules.
contentRules.linkAddress = (href) => contentHref(href, location.origin);

let navigate: (path: string) => void = (path) => location.assign(path);

/** The router says how a path opens without a page load. */
export function setNavigate(handler: (path: string) => void): void {
	navigate = handler;
}

/** Opens a page of the app; with a page load until the router has started. */
export function goTo(path: string): void {
	navigate(path);
}

/** Opens it at once or not at all: after a wait browsers block a new tab as a popup. */
function openNewTab(href: string) {
	if (!isOnline()) return openOfflineDialog();
	// Prevents a second tap from opening it twice.
	ignorePresses();
	window.open(href, "_blank", "noopener,noreferrer");
}

/** The target's address, with which the browser opens it elsewhere. */
export function targetAddress(target: LinkTarget): string {
	if (target.kind === "path") return target.path;
	if (target.kind === "privilege") return privilegePath(target.reference);
	return target.href;
}

const leaveFor = (href: string) =>
	void import("./leavePage")
		.then((it) => it.openSameTab(href))
		.catch(openOfflineDialog);

/** Opens a page of the app through the router, and what only the host serves with a page load. */
function openPath(path: string) {
	const { origin } = location;
	if (isServedByHost(new URL(path, origin).pathname)) leaveFor(origin + path);
	else navigate(path);
}

export function openTarget(target: LinkTarget) {
	switch (target.kind) {
		case "path":
			return openPath(target.path);
		case "privilege":
			return navigate(privilegePath(target.reference));
		case "phoneOrMail":
			return location.assign(target.href);
		case "sameTab":
			return leaveFor(target.href);
		case "newTab":
			return openNewTab(target.href);
	}
}

/** False for a click with which the browser opens a link elsewhere, such as in a new tab. */
export const isPlainClick = (
	click: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean =>
	!(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/** Handlers of a link for every way to follow it, also into a new tab. */
export const pressHandlers = (pressed?: () => void) => ({
	onClick: () => pressed?.(),
	/** The middle button opens a new tab without a click. */
	onAuxClick: ({ button }: Pick<MouseEvent, "button">) => {
		if (button === 1) pressed?.();
	},
});

/** Handlers of a link whose plain click is opened by `open` in place of the browser. */
export const linkHandlers = (open: () => void, pressed?: () => void) => ({
	...pressHandlers(pressed),
	onClick(
		click: Parameters<typeof isPlainClick>[0] &
			Pick<MouseEvent, "preventDefault">,
	) {
		pressed?.();
		if (!isPlainClick(click)) return;
		click.preventDefault();
		open();
	},
});

/** False where the address may not be opened. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}
