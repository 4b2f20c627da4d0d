// Opens links in the way that domain/app/link decides (1 §5).
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

/** Sets how a path is opened without a page load; the router calls it. */
export function setNavigate(handler: (path: string) => void): void {
	navigate = handler;
}

/** Opens a page of the app, with a page load if the router has not started yet. */
export function goTo(path: string): void {
	navigate(path);
}

/** Opens a new tab without asking the host first: after a wait browsers block it as a popup. */
function openNewTab(href: string) {
	if (!isOnline()) return openOfflineDialog();
	// Prevents a double tap from opening it twice.
	ignorePresses();
	window.open(href, "_blank", "noopener,noreferrer");
}

/** The target's address, which the browser uses to open the link elsewhere, such as in a new tab. */
export function targetAddress(target: LinkTarget): string {
	if (target.kind === "path") return target.path;
	if (target.kind === "privilege") return privilegePath(target.reference);
	return target.href;
}

const leaveFor = (href: string) =>
	void import("./leavePage")
		.then(({ openSameTab }) => openSameTab(href))
		.catch(openOfflineDialog);

/** Opens a path through the router, or with a page load if only the host serves it. */
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

/** Whether a click opens a link in this tab; with a modifier key the browser opens it elsewhere, such as in a new tab. */
export const isPlainClick = (
	click: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean =>
	!(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/** Returns handlers of a link that call `pressed` however it is opened, also in a new tab. */
export const pressHandlers = (pressed?: () => void) => ({
	onClick: () => pressed?.(),
	/** The middle button opens a new tab without a click event. */
	onAuxClick: ({ button }: Pick<MouseEvent, "button">) => {
		if (button === 1) pressed?.();
	},
});

/** Returns handlers of a link that `open` opens on a plain click, instead of the browser. */
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

/** Opens an address; returns false if it may not be opened. */
export function openLink(url: string): boolean {
	const target = linkTarget(url, location.origin);
	if (target) openTarget(target);
	return target !== null;
}
